import { romanceReadings } from '../word-forms/usual-reading.ts';

export const usualSpanish = romanceReadings({
  usual: `
río
sal
frío
fría frío
tanto
tanta tanto
traje
trajes traje
vista
vistas vista
vuelta
vueltas vuelta
vuelto
salvo
luego
seguro
hace hacer
personas persona
persona
vestidos vestido
noticias noticia
problemas problema
escaleras escalera
joyas joya
risas risa
disparos disparo
maletas maleta
recuerdos recuerdo
estudios estudio
obras obra
creen creer
cree creer
crees creer
crea crear
siente sentir
sienten sentir
sientes sentir
siento sentir
cuento
cuenta
cuentan contar
raya
funda
falla
barra
tuerca
crecida
portada
escape
escapes escape
apuntes apunte
debate
debates debate
ganas
pienso pensar
cojo coger
junta junto
juntas junto
copia
causa
carga
demanda
amenaza
recompensa
charla
derrota
protesta
caza
duda
guía
mezcla
mejora
descarga
reserva
práctica
punta
alta alto
altas alto
ayuda
firma
marca
compra
visita
cuesta costar
cuestas costar
quinta quinto
media medio
prima primo
partida
medida
salida
entrada
llegada
mirada
llamada
caída
subida
bajada
corrida
huida
despedida
parada
ida
tirada
criada
helada
cubierta
comida
puesto
cuidado
consulado
oficio
pedido
pie
era ser
eras ser
fuera ser
fueras ser
vino venir
mate
cara
caras cara
lista
listas lista
presa
presas presa
mora
vena
cera
tina
cuero
fonda
orilla
punto
sino
espera esperar
esperas esperar
toma tomar
tomas tomar
haz hacer
ven venir
ten tener
deme dar
viva vivir
vivas vivir
pase pasar
tome tomar
mire mirar
firme
firmes firme
saludos saludo
demonios demonio
padres
abuelos
gracias
cosas cosa
días día
pasa pasar
pasas pasar
oídos oído
irán ir
vivo vivir
sales salir
sé saber
ve ver
vale valer
vales valer
alemana alemán
alemanas alemán
española español
españolas español
francesa francés
francesas francés
inglesa inglés
inglesas inglés
italiana italiano
italianas italiano
polaca polaco
polacas polaco
ucraniana ucraniano
ucranianas ucraniano
turca turco
turcas turco
japonesa japonés
japonesas japonés
coreana coreano
coreanas coreano
rusa ruso
rusas ruso
portuguesa portugués
portuguesas portugués
griega griego
griegas griego
judía judío
judías judío
cien
`,
  verbsFirst: `
    agarre coloque cobre cojo deje diga leo lleve llame llamo llegue mande oriente pague pase porte manejo quede rezo ruego sobre suene
    timo toque`,
  adjectivesFirst: `
    alta baja corta cómoda cruda dorada hinchada honda morada negativa nueva ofensiva primaria secundaria vieja`,
});
