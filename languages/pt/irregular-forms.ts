import { irregularForms, together } from '../word-forms/tables.ts';

const VERBS = `
ser · present* sou és é somos sois são · past* fui foste foi fomos fostes foram · imperfect* era eras era éramos éreis eram · subjunctive* seja sejas seja sejamos sejais sejam · past+subjunctive* fosse fosses fosse fôssemos fôsseis fossem · future+subjunctive* for fores for formos fordes forem · gerund sendo · past-participle sido
ir · present* vou vais vai vamos ides vão · past* fui foste foi fomos fostes foram · imperfect* ia ias ia íamos íeis iam · subjunctive* vá vás vá vamos vades vão · past+subjunctive* fosse fosses fosse fôssemos fôsseis fossem · future+subjunctive* for fores for formos fordes forem · gerund indo · past-participle ido · future* irei irás irá iremos ireis irão · conditional* iria irias iria iríamos iríeis iriam
estar · present* estou estás está estamos estais estão · past* estive estiveste esteve estivemos estivestes estiveram · subjunctive* esteja estejas esteja estejamos estejais estejam · past+subjunctive* estivesse estivesses estivesse estivéssemos estivésseis estivessem · future+subjunctive* estiver estiveres estiver estivermos estiverdes estiverem
ter · present* tenho tens tem temos tendes têm · past* tive tiveste teve tivemos tivestes tiveram · imperfect* tinha tinhas tinha tínhamos tínheis tinham · subjunctive* tenha tenhas tenha tenhamos tenhais tenham · past+subjunctive* tivesse tivesses tivesse tivéssemos tivésseis tivessem · future+subjunctive* tiver tiveres tiver tivermos tiverdes tiverem · gerund tendo · past-participle tido
haver · present* hei hás há havemos haveis hão · past* - - houve - - houveram · imperfect* havia havias havia havíamos havíeis haviam · subjunctive* haja hajas haja hajamos hajais hajam · past+subjunctive* - - houvesse - - houvessem · future+subjunctive* - - houver - - houverem
fazer · present* faço fazes faz fazemos fazeis fazem · past* fiz fizeste fez fizemos fizestes fizeram · subjunctive* faça faças faça façamos façais façam · past+subjunctive* fizesse fizesses fizesse fizéssemos fizésseis fizessem · future+subjunctive* fizer fizeres fizer fizermos fizerdes fizerem · future* farei farás fará faremos fareis farão · conditional* faria farias faria faríamos faríeis fariam · past-participle feito feita feitos feitas
dizer · present* digo dizes diz dizemos dizeis dizem · past* disse disseste disse dissemos dissestes disseram · subjunctive* diga digas diga digamos digais digam · past+subjunctive* dissesse dissesses dissesse disséssemos disésseis dissessem · future+subjunctive* disser disseres disser dissermos disserdes disserem · future* direi dirás dirá diremos direis dirão · conditional* diria dirias diria diríamos diríeis diriam · past-participle dito dita ditos ditas
poder · present+i posso · past* pude pudeste pôde pudemos pudestes puderam · subjunctive* possa possas possa possamos possais possam · past+subjunctive* pudesse pudesses pudesse pudéssemos pudésseis pudessem · future+subjunctive* puder puderes puder pudermos puderdes puderem
querer · present+he quer · past* quis quiseste quis quisemos quisestes quiseram · subjunctive* queira queiras queira queiramos queirais queiram · past+subjunctive* quisesse quisesses quisesse quiséssemos quisésseis quisessem · future+subjunctive* quiser quiseres quiser quisermos quiserdes quiserem
saber · present+i sei · past* soube soubeste soube soubemos soubestes souberam · subjunctive* saiba saibas saiba saibamos saibais saibam · past+subjunctive* soubesse soubesses soubesse soubéssemos soubésseis soubessem · future+subjunctive* souber souberes souber soubermos souberdes souberem
vir · present* venho vens vem vimos vindes vêm · past* vim vieste veio viemos viestes vieram · imperfect* vinha vinhas vinha vínhamos vínheis vinham · subjunctive* venha venhas venha venhamos venhais venham · past+subjunctive* viesse viesses viesse viéssemos viésseis viessem · future+subjunctive* vier vieres vier viermos vierdes vierem · gerund vindo · past-participle vindo vinda
ver · present* vejo vês vê vemos vedes veem · past* vi viste viu vimos vistes viram · imperfect* via vias via víamos víeis viam · subjunctive* veja vejas veja vejamos vejais vejam · past+subjunctive* visse visses visse víssemos vísseis vissem · gerund vendo · past-participle visto vista vistos vistas
dar · present* dou dás dá damos dais dão · past* dei deste deu demos destes deram · subjunctive* dê dês dê demos deis deem · past+subjunctive* desse desses desse déssemos désseis dessem · future+subjunctive* der deres der dermos derdes derem
pôr · present* ponho pões põe pomos pondes põem · past* pus puseste pôs pusemos pusestes puseram · imperfect* punha punhas punha púnhamos púnheis punham · subjunctive* ponha ponhas ponha ponhamos ponhais ponham · past+subjunctive* pusesse pusesses pusesse puséssemos pusésseis pusessem · future* porei porás porá poremos poreis porão · gerund pondo · past-participle posto posta postos postas
trazer · present* trago trazes traz trazemos trazeis trazem · past* trouxe trouxeste trouxe trouxemos trouxestes trouxeram · subjunctive* traga tragas traga tragamos tragais tragam · past+subjunctive* trouxesse trouxesses trouxesse trouxéssemos trouxésseis trouxessem · future* trarei trarás trará traremos trareis trarão
ouvir · present+i ouço · subjunctive* ouça ouças ouça ouçamos ouçais ouçam
pedir · present+i peço · subjunctive* peça peças peça peçamos peçais peçam
medir · present+i meço · subjunctive* meça meças meça meçamos meçais meçam
perder · present+i perco · subjunctive* perca percas perca percamos percais percam
ler · present* leio lês lê lemos ledes leem · past* li leste leu lemos lestes leram · subjunctive* leia leias leia leiamos leiais leiam · gerund lendo · past-participle lido lida lidos lidas
crer · present* creio crês crê cremos credes creem · past* cri creste creu cremos crestes creram
rir · present* rio ris ri rimos rides riem · past* ri riste riu rimos ristes riram · gerund rindo · subjunctive* ria rias ria riamos - riam
sorrir · present* sorrio sorris sorri sorrimos - sorriem · past* sorri sorriste sorriu sorrimos - sorriram · gerund sorrindo
sair · present* saio sais sai saímos saís saem · past* saí saíste saiu saímos saístes saíram
cair · present* caio cais cai caímos caís caem · past* caí caíste caiu caímos caístes caíram
valer · present+i valho · subjunctive* valha valhas valha valhamos valhais valham
caber · present+i caibo · past* coube coubeste coube coubemos - couberam
abrir · past-participle aberto aberta abertos abertas
cobrir · past-participle coberto coberta cobertos cobertas
escrever · past-participle escrito escrita escritos escritas
descobrir · past-participle descoberto descoberta descobertos
ganhar · past-participle ganho ganha
gastar · past-participle gasto gasta
pagar · past-participle pago paga pagos pagas
morrer · past-participle morto morta mortos mortas
acender · past-participle aceso acesa acesos acesas
prender · past-participle preso presa presos
eleger · past-participle eleito eleita eleitos
entregar · past-participle entregue entregues
conseguir · present+i consigo
construir · present* construo constróis constrói construímos construís constroem
destruir · present* destruo destróis destrói destruímos destruís destroem
subir · present* subo sobes sobe subimos subis sobem
fugir · present* fujo foges foge fugimos fugis fogem
manter · present* mantenho manténs mantém mantemos mantendes mantêm · past* mantive mantiveste manteve mantivemos mantivestes mantiveram · imperfect* mantinha - mantinha mantínhamos - mantinham
obter · present* obtenho obténs obtém obtemos obtendes obtêm · past* obtive obtiveste obteve obtivemos obtivestes obtiveram
conter · present+he contém · past+he conteve · imperfect+he continha
propor · present* proponho propões propõe propomos - propõem · past* propus propuseste propôs propusemos - propuseram · past-participle proposto proposta
`;

const NAMEWORDS = `
bom · comparative melhor melhores · feminine boa · plural bons · feminine+plural boas
mau · comparative pior piores · feminine má · plural maus · feminine+plural más
grande · singular grão grã · comparative maior maiores
pequeno · comparative menor menores
mão · plural mãos
irmão · plural irmãos
cidadão · plural cidadãos
pão · plural pães
cão · plural cães
alemão · plural alemães · feminine alemã · feminine+plural alemãs
mulher · plural mulheres
lápis · plural lápis
ônibus · plural ônibus
mês · plural meses
país · plural países
raiz · plural raízes
juiz · plural juízes
caráter · plural caracteres
avô · plural avós
qualquer · plural quaisquer
santo · singular são
europeu · feminine europeia · feminine+plural europeias
judeu · feminine judia
ator · feminine atriz · feminine+plural atrizes
fácil · plural fáceis
difícil · plural difíceis
útil · plural úteis
`;

export const PORTUGUESE_IRREGULAR = together(
  irregularForms(['verb'], VERBS),
  irregularForms(['noun', 'adjective', 'pronoun', 'determiner', 'numeral'], NAMEWORDS),
);
