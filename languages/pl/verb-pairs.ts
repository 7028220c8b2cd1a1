import { verbPairs } from '../word-forms/verb-pairs.ts';

/**
 * A verb and the partners that only complete it. A prefix by itself says nothing: *zapowiedzieć* is no *powiedzieć*, so what
 * stands here is what dictionaries call a pair. Partners that other endings make (*zaprosić, zapraszać*) need no line.
 */
export const POLISH_PAIRS = verbPairs(`
akceptować zaakceptować
aktualizować zaktualizować
alarmować zaalarmować
analizować przeanalizować
angażować zaangażować
aresztować zaaresztować
atakować zaatakować
badać zbadać
bankrutować zbankrutować
bawić pobawić
bić pobić zbić
blokować zablokować
boleć zaboleć
brać wziąć
brakować zabraknąć
bronić obronić
brudzić zabrudzić pobrudzić ubrudzić
budować zbudować wybudować
budzić obudzić zbudzić
całować pocałować
chcieć zechcieć
chłodzić schłodzić ochłodzić
chować schować
chorować zachorować
chronić ochronić uchronić
chrzcić ochrzcić
chudnąć schudnąć
chwalić pochwalić
chwytać chwycić
chwiać zachwiać
ciąć pociąć
cieszyć ucieszyć
ciągnąć pociągnąć
cytować zacytować
czekać poczekać zaczekać
czepiać uczepić
czesać uczesać
częstować poczęstować
czuć poczuć
czynić uczynić
czytać przeczytać poczytać
czyścić wyczyścić oczyścić
decydować zdecydować
dekorować udekorować
denerwować zdenerwować
dmuchać dmuchnąć
dotykać dotknąć
drapać podrapać
drukować wydrukować
drzeć podrzeć
drżeć zadrżeć
dusić udusić
dyktować podyktować
dzielić podzielić
dziękować podziękować
dziwić zdziwić
dzwonić zadzwonić
farbować pofarbować ufarbować
filmować sfilmować
formować uformować
fotografować sfotografować
gasić zgasić ugasić
gasnąć zgasnąć
ginąć zginąć
głaskać pogłaskać
głosować zagłosować
gniewać rozgniewać
gnić zgnić
goić zagoić
golić ogolić
gotować ugotować zagotować
grać zagrać
gratulować pogratulować
grozić zagrozić
gromadzić zgromadzić
gryźć ugryźć pogryźć
grzać zagrzać ogrzać
gubić zgubić
gwizdać zagwizdać gwizdnąć
hamować zahamować
informować poinformować
inspirować zainspirować
instalować zainstalować
interesować zainteresować
interpretować zinterpretować
inwestować zainwestować
irytować zirytować
iść pójść
jechać pojechać
jeść zjeść
kaleczyć skaleczyć
kapać kapnąć
karać ukarać
karmić nakarmić
kasować skasować
kaszleć kaszlnąć zakaszleć
kąpać wykąpać
kichać kichnąć
kierować skierować
klaskać klasnąć
klękać klęknąć
kleić skleić
kłamać skłamać
kłaniać ukłonić
kłaść położyć
kłócić pokłócić
komentować skomentować
komplikować skomplikować
kończyć skończyć zakończyć ukończyć
kopać kopnąć wykopać
kopiować skopiować
korzystać skorzystać
kosić skosić
kosztować skosztować
kraść ukraść
kroić pokroić ukroić skroić
kręcić pokręcić zakręcić
krytykować skrytykować
krzyczeć krzyknąć
krzywdzić skrzywdzić
kwitnąć zakwitnąć
lać nalać
lądować wylądować
lecieć polecieć
leczyć wyleczyć
lepić ulepić
liczyć policzyć
lizać polizać
lubić polubić
ładować załadować naładować
łamać złamać połamać
łapać złapać
łowić złowić
łączyć połączyć
machać machnąć pomachać
malować namalować pomalować
martwić zmartwić
marznąć zmarznąć zamarznąć
meldować zameldować
męczyć zmęczyć
mierzyć zmierzyć
mieszać zamieszać wymieszać pomieszać zmieszać
mieścić zmieścić
mijać minąć
mnożyć pomnożyć
moczyć zmoczyć namoczyć
modlić pomodlić
moknąć zmoknąć
motywować zmotywować
mówić powiedzieć
mrozić zamrozić
mrugać mrugnąć zamrugać
mścić zemścić
mylić pomylić
myć umyć
myśleć pomyśleć
niepokoić zaniepokoić
nieść zanieść ponieść
niszczyć zniszczyć
nocować przenocować
notować zanotować
nudzić znudzić
obchodzić obejść
oglądać obejrzeć
orać zaorać
organizować zorganizować
ostrzyć naostrzyć
padać paść upaść spaść
pakować spakować zapakować
palić spalić zapalić wypalić
pamiętać zapamiętać
parkować zaparkować
parzyć zaparzyć oparzyć
patrzeć popatrzeć spojrzeć
patrzyć popatrzyć
pchać pchnąć popchnąć
pękać pęknąć
piec upiec
pić wypić napić
pilnować przypilnować
pisać napisać
planować zaplanować
plątać zaplątać splątać
plamić poplamić splamić
płacić zapłacić
płakać zapłakać
płynąć popłynąć
podobać spodobać
polować upolować
porządkować uporządkować
powodować spowodować
pracować popracować
pragnąć zapragnąć
prać wyprać uprać
prasować wyprasować uprasować
produkować wyprodukować
projektować zaprojektować
promować wypromować
proponować zaproponować
prosić poprosić
protestować zaprotestować
prowadzić poprowadzić
próbować spróbować
psuć zepsuć popsuć
publikować opublikować
pukać zapukać puknąć
puchnąć spuchnąć
pytać zapytać spytać
radzić poradzić doradzić
ranić zranić
ratować uratować
reagować zareagować
realizować zrealizować
rejestrować zarejestrować
remontować wyremontować
rezerwować zarezerwować
rezygnować zrezygnować
robić zrobić
rodzić urodzić
rosnąć urosnąć wyrosnąć
rozumieć zrozumieć
ruszać ruszyć poruszyć
rwać zerwać wyrwać
rysować narysować
ryzykować zaryzykować
rzucać rzucić
sadzić posadzić zasadzić
schnąć wyschnąć uschnąć
siać posiać zasiać
siadać usiąść siąść
siedzieć posiedzieć
siekać posiekać
skakać skoczyć
skarżyć poskarżyć
słać posłać
słabnąć osłabnąć
słuchać posłuchać wysłuchać
służyć posłużyć
słyszeć usłyszeć
smakować posmakować
smarować posmarować
smażyć usmażyć
smucić zasmucić
solić posolić
spać pospać
spieszyć pospieszyć
śpieszyć pośpieszyć
sprzątać sprzątnąć posprzątać
starać postarać
starzeć zestarzeć
stawać stanąć
stawiać postawić
stosować zastosować
straszyć przestraszyć wystraszyć
strzelać strzelić
strzyc ostrzyc
stukać stuknąć zastukać
sumować zsumować
suszyć wysuszyć ususzyć
szanować uszanować
szczekać szczeknąć zaszczekać
szeptać szepnąć
szkodzić zaszkodzić
szkolić wyszkolić przeszkolić
szukać poszukać
szyć uszyć
śledzić prześledzić
ślizgać pośliznąć poślizgnąć
śmiać zaśmiać roześmiać
śnić przyśnić
śpiewać zaśpiewać
ścierać zetrzeć
świecić zaświecić poświecić
tankować zatankować
tańczyć zatańczyć
targować potargować
telefonować zatelefonować
testować przetestować
tęsknić zatęsknić
tłuc stłuc potłuc
tłumaczyć przetłumaczyć wytłumaczyć
tonąć utonąć zatonąć
topić utopić stopić
tracić stracić
traktować potraktować
trenować potrenować
trwać potrwać
trzaskać trzasnąć
trzeć zetrzeć potrzeć
trzymać potrzymać utrzymać
trząść zatrząść potrząść
tulić przytulić
tworzyć utworzyć stworzyć
tyć utyć przytyć
uczyć nauczyć
wahać zawahać
wariować zwariować
ważyć zważyć
wędzić uwędzić
wiać powiać
widzieć zobaczyć ujrzeć
wieszać powiesić
wierzyć uwierzyć
więdnąć zwiędnąć
witać powitać przywitać
wołać zawołać
wracać wrócić
wstydzić zawstydzić
wietrzyć wywietrzyć przewietrzyć
wiązać związać zawiązać
wieźć zawieźć powieźć
wymiotować zwymiotować
wzdychać westchnąć
żałować pożałować
żartować zażartować
żegnać pożegnać
żenić ożenić
żądać zażądać
życzyć zażyczyć
żółknąć zżółknąć pożółknąć
zdrowieć wyzdrowieć
`);
