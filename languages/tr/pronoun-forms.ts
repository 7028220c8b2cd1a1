/** Cases of the pronouns, in the order of CASES from the accusative on: accusative, dative, locative, ablative, genitive, with. */
const TABLE = `
ben	beni	bana	bende	benden	benim	benimle
sen	seni	sana	sende	senden	senin	seninle
o	onu	ona	onda	ondan	onun	onunla
biz	bizi	bize	bizde	bizden	bizim	bizimle
siz	sizi	size	sizde	sizden	sizin	sizinle
onlar	onları	onlara	onlarda	onlardan	onların	onlarla
kim	kimi	kime	kimde	kimden	kimin	kiminle
ne	neyi	neye	nede	neden	neyin	neyle
herkes	herkesi	herkese	herkeste	herkesten	herkesin	herkesle
kendisi	kendisini	kendisine	kendisinde	kendisinden	kendisinin	kendisiyle
birisi	birisini	birisine	birisinde	birisinden	birisinin	birisiyle
birbiri	birbirini	birbirine	birbirinde	birbirinden	birbirinin	birbiriyle
her şey	her şeyi	her şeye	her şeyde	her şeyden	her şeyin	her şeyle
bir şey	bir şeyi	bir şeye	bir şeyde	bir şeyden	bir şeyin	bir şeyle
hiçbir şey	hiçbir şeyi	hiçbir şeye	hiçbir şeyde	hiçbir şeyden	hiçbir şeyin	hiçbir şeyle
hiç kimse	hiç kimseyi	hiç kimseye	hiç kimsede	hiç kimseden	hiç kimsenin	hiç kimseyle
`;

export const PRONOUNS: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.trim()
    .split('\n')
    .map(line => {
      const [pronoun = '', ...cases] = line.split('\t');
      return [pronoun, cases];
    }),
);
