import { wordForm, wordForms, wordSet } from '../word-forms/word-lists.ts';

/** I and you, of verbs whose infinitive does not tell them. */
export const PRESENTS = wordForms(`
  bać/boję/boisz bić/biję/bijesz blaknąć/blaknę/blakniesz brać/biorę/bierzesz chcieć/chcę/chcesz cierpieć/cierpię/cierpisz czcić/czczę/czcisz czuć/czuję/czujesz drapać/drapię/drapiesz drzeć/drę/drzesz
  gryźć/gryzę/gryziesz istnieć/istnieję/istniejesz iść/idę/idziesz jeść/jem/jesz karać/karzę/karzesz kopać/kopię/kopiesz kraść/kradnę/kradniesz kroić/kroję/kroisz krzyczeć/krzyczę/krzyczysz kłamać/kłamię/kłamiesz kłaść/kładę/kładziesz
  lizać/liżę/liżesz łapać/łapię/łapiesz mdleć/mdleję/mdlejesz mieć/mam/masz musieć/muszę/musisz myć/myję/myjesz myśleć/myślę/myślisz móc/mogę/możesz nieść/niosę/niesiesz patrzeć/patrzę/patrzysz piec/piekę/pieczesz
  pić/piję/pijesz pisać/piszę/piszesz pluć/pluję/plujesz płakać/płaczę/płaczesz przeżyć/przeżyję/przeżyjesz rosnąć/rosnę/rośniesz rozumieć/rozumiem/rozumiesz siedzieć/siedzę/siedzisz skakać/skaczę/skaczesz
  słyszeć/słyszę/słyszysz spać/śpię/śpisz stać/stoję/stoisz szeptać/szepczę/szepczesz szyć/szyję/szyjesz śmiać/śmieję/śmiejesz topnieć/topnieję/topniejesz wiać/wieję/wiejesz wiązać/wiążę/wiążesz widzieć/widzę/widzisz
  wiedzieć/wiem/wiesz woleć/wolę/wolisz zależeć/zależę/zależysz zdrowieć/zdrowieję/zdrowiejesz żuć/żuję/żujesz żyć/żyję/żyjesz boleć/bolę/bolisz`);

/** In -ywać or -ować and with -am for all that. */
export const PRESENT_IN_AM = wordSet(`
  chować nazywać odkrywać odpoczywać porywać przegrywać przerywać przybywać przykrywać pływać używać wpływać wygrywać zdobywać zrywać`);

/** He, she and they (men) in the past. */
export const PASTS = wordForms(`
  iść/szedł/szła/szli jeść/jadł/jadła/jedli gryźć/gryzł/gryzła/gryźli kraść/kradł/kradła/kradli kłaść/kładł/kładła/kładli nieść/niósł/niosła/nieśli piec/piekł/piekła/piekli móc/mógł/mogła/mogli
  rosnąć/rósł/rosła/rośli kwitnąć/kwitł/kwitła/kwitli blaknąć/blakł/blakła/blakli drzeć/darł/darła/darli patrzeć/patrzył/patrzyła/patrzyli`);

/** To one; where the rules do not make it. */
export const IMPERATIVES = wordForm(`
  bać/bój brać/bierz chcieć/chciej czcić/czcij drzeć/drzyj iść/idź jeść/jedz kroić/krój mieć/miej modlić/módl robić/rób spać/śpij stać/stój tworzyć/twórz wiedzieć/wiedz piec/piecz`);

/** Nobody tells anybody to; or how one would is divided. */
export const NO_IMPERATIVE = wordSet(`
  boleć móc musieć woleć zależeć znaczyć kosztować widzieć słyszeć grozić rodzić przewodzić istnieć imponować krwawić topnieć wiać mdleć zdrowieć blaknąć cierpieć lubić rosnąć`);

/** What does so is no person. */
export const NO_PERSONS = wordSet('boleć wiać topnieć');

/** Taught as what is done once, so that its present is a future. */
export const PERFECTIVE = wordSet('poślizgnąć przeżyć wyleczyć');

/** Verbs that bend like nothing else, or how is divided. */
export const NOT_CONJUGATED = wordSet('powinien wlec wrzeć klaskać');
