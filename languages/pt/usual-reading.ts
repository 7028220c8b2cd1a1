import { romanceReadings } from '../word-forms/usual-reading.ts';

export const usualPortuguese = romanceReadings({
  usual: `
rio
cais
leste
pessoas pessoa
malas mala
funcionários funcionário
joias joia
notícias notícia
costas
mães mãe
avós avô
porão
cara
caras cara
melhor
melhores melhor
pior
piores pior
maior
maiores maior
menor
menores menor
vir
vistas vista
volta
voltas volta
proposta
propostas proposta
descoberta
escrita
causa
causas causa
fala
cura
ameaça
recompensa
troca
guia
alerta
luta
liga ligar
ligas ligar
tapa
lança lançar
chama chamar
chamas chama
derrota
soma
compra
compras compra
escala
suspeita
caça
costura
conquista
mistura
melhora
renda
muda mudar
visita
recusa
quebra
procura
falha
dobra
escuta escutar
calma
prática
práticas prática
peça
peças peça
ponta
pontas ponta
sola
porca
amora
teia
presa
presas presa
cômoda cômodo
ganho
ganhos ganho
gasto
gastos gasto
posto
postos posto
grão
grãos grão
composto
suposto
disposto
pus pôr
sente sentir
sentes sentir
sentem sentir
alemã alemão
alemãs alemão
francesa francês
francesas francês
inglesa inglês
inglesas inglês
italiana italiano
italianas italiano
polonesa polonês
polonesas polonês
ucraniana ucraniano
ucranianas ucraniano
turca turco
turcas turco
japonesa japonês
japonesas japonês
chinesa chinês
chinesas chinês
coreana coreano
coreanas coreano
indiana indiano
indianas indiano
russa russo
russas russo
portuguesa português
portuguesas português
grega grego
gregas grego
europeia europeu
europeias europeu
judia judeu
judias judeu
vale valer
vales valer
puxa puxar
tá estar
toca tocar
rola rolar
bata bater
batas bater
lixa
prega
mato
perca perder
coma comer
será ser
era ser
eras ser
fora ser
fez fazer
creme
preciso precisar
espera esperar
esperas esperar
espere esperar
olha olhar
olhe olhar
anda andar
chega chegar
viva viver
cobre cobrir
cobres cobrir
mero
toque
nós
vós
logo
segundo
conforme
bem
como
saia sair
saias sair
ponha pôr
ponham pôr
ponho pôr
corte
cortes corte
medida
subida
descida
saída
entrada
chegada
chamada
parada
partida
batida
mordida
caminhada
olhada
pousada
comida
torcida
corrida
queda
pedido
pedidos pedido
vestido
vestidos vestido
cuidado
legado
consulado
segue seguir
sigo seguir
coisas coisa
pênis
patins
junta junto
juntas junto
vista ver
dias dia
ouvidos ouvido
sentado sentar
`,
  verbsFirst: `
    admito chegue coloque cobre espere fique leve levante ligue mande mostre passe pegue oriente pague parto toco toque`,
  adjectivesFirst: `
    alta baixa cheia cômoda dourada idosa morna nova velha tola`,
});
