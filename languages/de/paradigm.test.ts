import { expect, test } from 'vitest';
import { germanParadigm } from './paradigm.ts';

/** Word, part of speech, gender, and what a paper dictionary prints of it. */
const PRINTED = `
Haus noun n Hauses Häuser
Stuhl noun m Stuhls Stühle
Fenster noun n Fensters Fenster
Vater noun m Vaters Väter
Nachbar noun m Nachbarn Nachbarn
Herz noun n Herzens Herzen
Name noun m Namens Namen
Ergebnis noun n Ergebnisses Ergebnisse
Zahnarzt noun m Zahnarztes Zahnärzte
Feuer noun n Feuers Feuer
Auto noun n Autos Autos
Museum noun n Museums Museen
Insekt noun n Insekts Insekten
Wut noun f
Frau noun f Frauen
Hand noun f Hände
Königin noun f Königinnen
Erwachsener noun m* Erwachsene Erwachsene
Leute noun pl
sein verb - ist war ist_gewesen
warten verb - wartet wartete hat_gewartet
fahren verb -
aufstehen verb - steht_auf stand_auf ist_aufgestanden
vorbereiten verb - bereitet_vor bereitete_vor hat_vorbereitet
verstehen verb - versteht verstand hat_verstanden
studieren verb - studiert studierte hat_studiert
öffnen verb - öffnet öffnete hat_geöffnet
lächeln verb - lächelt lächelte hat_gelächelt
aufhängen verb - hängt_auf hängte_auf hat_aufgehängt
abhängen verb - hängt_ab hing_ab hat_abgehangen
sich_vorstellen verb - stellt_sich_vor stellte_sich_vor hat_sich_vorgestellt
spazieren_gehen verb - geht_spazieren ging_spazieren ist_spazieren_gegangen
groß adjective - größer am_größten
teuer adjective - teurer am_teuersten
praktisch adjective - praktischer am_praktischsten
frisch adjective - frischer am_frischesten
rosa adjective -
dieser determiner - diese dieses
ich pronoun - mich mir
Million numeral - Millionen
`;

test('a word has what a paper dictionary prints of it, and nothing where it does not change or is not known', () => {
  for (const line of PRINTED.trim().split('\n')) {
    const [form = '', pos = '', gender = '', ...printed] = line
      .replaceAll(' ', '\t')
      .replaceAll('_', ' ')
      .split('\t');
    const paradigm = germanParadigm({ form, pos, gender: gender === '-' ? undefined : gender });
    expect([form, ...(paradigm?.principal.map(({ form }) => form) ?? [])]).toEqual([form, ...printed]);
  }
});

test('pronouns and particles stand where they do in a sentence, the dative where the verb has it', () => {
  const cells = (form: string) =>
    germanParadigm({ form, pos: 'verb' })?.tables.flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => cells.flat()),
    );
  expect(cells('sich erinnern')).toContain('erinnere mich');
  expect(cells('sich vorstellen')).toEqual(
    expect.arrayContaining(['stelle mir vor', 'stellen Sie sich vor']),
  );
  expect(cells('aufstehen')).toEqual(expect.arrayContaining(['steh auf', 'aufzustehen', 'aufstehend']));
});

test('what nobody is told has no command, and what only things do no person but the third', () => {
  const times = (form: string) => germanParadigm({ form, pos: 'verb' })?.tables.map(({ of }) => of.join());
  expect(times('gehen')).toContain('imperative');
  expect(times('können')).not.toContain('imperative');
  const persons = germanParadigm({ form: 'passieren', pos: 'verb' })?.tables[0]?.rows.flatMap(
    ({ tags }) => tags,
  );
  expect(persons).toEqual(['he', 'they']);
});
