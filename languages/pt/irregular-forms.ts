import { type IrregularForms, irregularForms, linesOf, together } from '../word-forms/tables.ts';
import { presentAndPast } from '../word-forms/usual-reading.ts';

const VERBS = `
estar · present* estou/tô estás está/tá estamos/tamos estais estão · past* estive estiveste esteve estivemos estivestes estiveram · imperfect* estava/tava estavas/tavas estava/tava estávamos/távamos estáveis estavam/tavam · subjunctive* esteja estejas esteja estejamos estejais estejam
haver · present* hei hás há havemos haveis hão · past* houve houveste houve houvemos houvestes houveram · imperfect* havia havias havia havíamos havíeis haviam · subjunctive* haja hajas haja hajamos hajais hajam
pôr · present* ponho pões põe pomos pondes põem · past* pus puseste pôs pusemos pusestes puseram · imperfect* punha punhas punha púnhamos púnheis punham · subjunctive* ponha ponhas ponha ponhamos ponhais ponham · future* porei porás porá poremos poreis porão · gerund pondo · past-participle posto posta postos postas
poder · present* posso podes pode podemos podeis podem · past* pude pudeste pôde pudemos pudestes puderam · subjunctive* possa possas possa possamos possais possam
querer · present* quero queres quer/quere queremos quereis querem · past* quis quiseste quis quisemos quisestes quiseram · subjunctive* queira queiras queira queiramos queirais queiram
requerer · present* requeiro requeres requer requeremos requereis requerem · subjunctive* requeira requeiras requeira requeiramos requeirais requeiram
saber · present* sei sabes sabe sabemos sabeis sabem · past* soube soubeste soube soubemos soubestes souberam · subjunctive* saiba saibas saiba saibamos saibais saibam
caber · present* caibo cabes cabe cabemos cabeis cabem · past* coube coubeste coube coubemos coubestes couberam · subjunctive* caiba caibas caiba caibamos caibais caibam
trazer · present* trago trazes traz trazemos trazeis trazem · past* trouxe trouxeste trouxe trouxemos trouxestes trouxeram · subjunctive* traga tragas traga tragamos tragais tragam · future* trarei trarás trará traremos trareis trarão
ler · present* leio lês lê lemos ledes leem · past* li leste leu lemos lestes leram · subjunctive* leia leias leia leiamos leiais leiam · gerund lendo · past-participle lido lida lidos lidas
crer · present* creio crês crê cremos credes creem · past* cri creste creu cremos crestes creram · subjunctive* creia creias creia creiamos creiais creiam
rir · present* rio ris ri rimos rides riem · past* ri riste riu rimos ristes riram · gerund rindo · subjunctive* ria rias ria riamos riais riam · imperfect* ria rias ria ríamos ríeis riam
ouvir · present* ouço/oiço ouves ouve ouvimos ouvis ouvem · subjunctive* ouça/oiça ouças/oiças ouça/oiça ouçamos/oiçamos ouçais/oiçais ouçam/oiçam
pedir · present* peço pedes pede pedimos pedis pedem · subjunctive* peça peças peça peçamos peçais peçam
medir · present* meço medes mede medimos medis medem · subjunctive* meça meças meça meçamos meçais meçam
perder · present* perco perdes perde perdemos perdeis perdem · subjunctive* perca percas perca percamos percais percam
valer · present* valho vales vale valemos valeis valem · subjunctive* valha valhas valha valhamos valhais valham
construir · present* construo constróis/construis constrói/construi construímos construís constroem/construem
destruir · present* destruo destróis/destruis destrói/destrui destruímos destruís destroem/destruem
reconstruir · present* reconstruo reconstróis/reconstruis reconstrói/reconstrui reconstruímos reconstruís reconstroem/reconstruem
agredir · present* agrido agrides agride agredimos agredis agridem · subjunctive* agrida agridas agrida agridamos agridais agridam
prevenir · present* previno prevines previne prevenimos prevenis previnem · subjunctive* previna previnas previna previnamos previnais previnam
progredir · present* progrido progrides progride progredimos progredis progridem · subjunctive* progrida progridas progrida progridamos progridais progridam
polir · present* pulo pules pule polimos polis pulem
proibir · present* proíbo proíbes proíbe proibimos proibis proíbem · subjunctive* proíba proíbas proíba proibamos proibais proíbam
reunir · present* reúno reúnes reúne reunimos reunis reúnem · subjunctive* reúna reúnas reúna reunamos reunais reúnam
saudar · present* saúdo saúdas saúda saudamos saudais saúdam · subjunctive* saúde saúdes saúde saudemos saudeis saúdem
averiguar · past+i averiguei · subjunctive* averígue averígues averígue averiguemos averigueis averíguem
enxaguar · present* enxáguo enxáguas enxágua enxaguamos enxaguais enxáguam · subjunctive* enxágue enxágues enxágue enxaguemos enxagueis enxáguem
ser · present* sou és é somos sois são · past* fui foste foi fomos fostes foram · imperfect* era eras era éramos éreis eram · subjunctive* seja sejas seja sejamos sejais sejam · gerund sendo · past-participle sido
ir · present* vou vais vai vamos ides vão · past* fui foste foi fomos fostes foram · imperfect* ia ias ia íamos íeis iam · subjunctive* vá vás vá vamos vades vão · gerund indo · past-participle ido · future* irei irás irá iremos ireis irão
ter · present* tenho tens tem temos tendes têm · past* tive tiveste teve tivemos tivestes tiveram · imperfect* tinha tinhas tinha tínhamos tínheis tinham · subjunctive* tenha tenhas tenha tenhamos tenhais tenham · gerund tendo · past-participle tido
fazer · present* faço fazes faz fazemos fazeis fazem · past* fiz fizeste fez fizemos fizestes fizeram · subjunctive* faça faças faça façamos façais façam · future* farei farás fará faremos fareis farão · past-participle feito feita feitos feitas
dizer · present* digo dizes diz dizemos dizeis dizem · past* disse disseste disse dissemos dissestes disseram · subjunctive* diga digas diga digamos digais digam · future* direi dirás dirá diremos direis dirão · past-participle dito dita ditos ditas
vir · present* venho vens vem vimos vindes vêm · past* vim vieste veio viemos viestes vieram · imperfect* vinha vinhas vinha vínhamos vínheis vinham · subjunctive* venha venhas venha venhamos venhais venham · gerund vindo · past-participle vindo vinda vindos vindas
ver · present* vejo vês vê vemos vedes veem · past* vi viste viu vimos vistes viram · imperfect* via vias via víamos víeis viam · subjunctive* veja vejas veja vejamos vejais vejam · gerund vendo · past-participle visto vista vistos vistas
dar · present* dou dás dá damos dais dão · past* dei deste deu demos destes deram · subjunctive* dê dês dê demos deis deem
abrir · past-participle aberto aberta abertos abertas
cobrir · past-participle coberto coberta cobertos cobertas
escrever · past-participle escrito escrita escritos escritas
ganhar · past-participle ganho ganha ganhos ganhas
gastar · past-participle gasto gasta gastos gastas
aceitar · past-participle aceito aceita aceitos aceitas
limpar · past-participle limpo limpa limpos limpas
salvar · past-participle salvo salva salvos salvas
soltar · past-participle solto solta soltos soltas
suspender · past-participle suspenso suspensa suspensos suspensas
imprimir · past-participle impresso impressa impressos impressas
expressar · past-participle expresso expressa expressos expressas
extinguir · past-participle extinto extinta extintos extintas
fritar · past-participle frito frita fritos fritas
matar · past-participle morto morta mortos mortas
incluir · past-participle incluso inclusa inclusos inclusas
descrever · past-participle descrito descrita descritos descritas
inscrever · past-participle inscrito inscrita inscritos inscritas
pagar · past-participle pago paga pagos pagas
morrer · past-participle morto morta mortos mortas
acender · past-participle aceso acesa acesos acesas
prender · past-participle preso presa presos presas
eleger · past-participle eleito eleita eleitos eleitas
entregar · past-participle entregue entregues
`;

const NAMEWORDS = `
bom · comparative melhor melhores · feminine boa · plural bons · feminine+plural boas
mau · comparative pior piores · feminine má · plural maus · feminine+plural más
grande · singular grão grã · comparative maior maiores
pequeno · comparative menor menores
mão · plural mãos
irmão · plural irmãos
cidadão · plural cidadãos
cristão · plural cristãos
grão · plural grãos
órgão · plural órgãos
órfão · plural órfãos
bênção · plural bênçãos
sótão · plural sótãos
capitão · plural capitães
pão · plural pães
cão · plural cães
alemão · plural alemães · feminine alemã · feminine+plural alemãs
mulher · plural mulheres
lápis · plural lápis
pires · plural pires
tênis · plural tênis
vírus · plural vírus
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
réptil · plural répteis
fértil · plural férteis
hábil · plural hábeis
dócil · plural dóceis
frágil · plural frágeis
ágil · plural ágeis
míssil · plural mísseis
inútil · plural inúteis
mal · plural males
cônsul · plural cônsules
difícil · plural difíceis
útil · plural úteis
`;

/** What is conjugated like another verb, by its prefixes. */
const COMPOUNDS = `
ter man ob con de re sus entre abs
pôr pro com ex im o dis su re de trans pressu sobre contra inter anteo
vir con inter pro
ver pre re ante
fazer des re satis
dizer contra pre des
ler re
crer des
rir sor
pedir des im ex
cobrir des en
valer equi
perder des
`;

/** The lines of compounds: deter like ter. Their tem and vem get an accent. */
function* compounds(lines: readonly string[]): Iterable<string> {
  for (const line of linesOf(COMPOUNDS)) {
    const [verb = '', ...prefixes] = line.split(' ');
    const [, ...groups] = lines.find(one => one.startsWith(`${verb} · `))?.split(' · ') ?? [];
    for (const prefix of prefixes)
      yield [prefix + verb.replace('ô', 'o'), ...groups.map(group => prefixed(group, prefix))].join(' · ');
  }
}

function prefixed(group: string, prefix: string): string {
  const [name = '', ...cells] = group.split(' ');
  const withPrefix = cells.map(cell =>
    cell
      .split('/')
      .map(form => (form === '-' ? form : prefix + form.replace(/^([tv])e(ns|m)$/, '$1é$2')))
      .join('/'),
  );
  return [name, ...withPrefix].join(' ');
}

/** What a past makes: fizeram, fizesse, fizer, fizera; and the conditional of a future. */
function withDerived(line: string): string {
  const [base = '', ...groups] = line.split(' · ');
  const cellsOf = (name: string) =>
    groups
      .find(group => group.startsWith(`${name} `))
      ?.split(' ')
      .slice(1);
  const others = groups.filter(group => !/^((past|future)\+subjunctive|conditional)\*/.test(group));
  const stem = /^(.+[aeio])ram$/.exec(cellsOf('past*')?.[5] ?? '')?.[1];
  if (stem !== undefined) {
    const open = /[lc]rer$|ler$/.test(base) ? 'ê' : 'é';
    const we = stem.replace(/[eio]$/, vowel => ({ e: open, i: 'í', o: 'ô' })[vowel] ?? vowel);
    others.push(
      `past+subjunctive* ${stem}sse ${stem}sses ${stem}sse ${we}ssemos ${we}sseis ${stem}ssem`,
      `future+subjunctive* ${stem}r ${stem}res ${stem}r ${stem}rmos ${stem}rdes ${stem}rem`,
      `past+perfect* ${stem}ra ${stem}ras ${stem}ra ${we}ramos ${we}reis ${stem}ram`,
    );
  }
  // We of the present and of a regular past are alike: ouvimos.
  const we = cellsOf('present*')?.[3];
  if (we !== undefined && cellsOf('past*') === undefined) others.push(`past+we ${we}`);
  const future = /^(.+)ei$/.exec(cellsOf('future*')?.[0] ?? '')?.[1];
  if (future !== undefined)
    others.push(
      `conditional* ${['ia', 'ias', 'ia', 'íamos', 'íeis', 'iam'].map(ending => future + ending).join(' ')}`,
    );
  return [base, ...others].join(' · ');
}

const LINES = linesOf(VERBS).map(withDerived);

/** A verb a line with all its irregular forms, compounds included. */
export const PORTUGUESE_IRREGULAR_VERBS: readonly string[] = [...LINES, ...compounds(LINES)];

const ALL = together(
  irregularForms(['verb'], PORTUGUESE_IRREGULAR_VERBS.join('\n')),
  irregularForms(['noun', 'adjective', 'pronoun', 'determiner', 'numeral'], NAMEWORDS),
);

export const PORTUGUESE_IRREGULAR: IrregularForms = new Map(
  [...ALL].map(([form, entries]) => [form, presentAndPast(entries)]),
);
