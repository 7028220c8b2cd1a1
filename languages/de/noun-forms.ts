import { linesOf } from '../word-forms/tables.ts';

/**
 * Nouns by gender and by what their plural adds: `¨` changes a vowel, `0` adds nothing, `-` is no plural in common use of what is taught.
 * `weak` nouns have -n or -en in all cases but the nominative. A word that follows its ending (`BY_ENDING`) is not here.
 */
const CLASSES = `
m e Abend Alarm Anruf Arm Augenblick Befehl Berg Bericht Beruf Beweis Bildschirm Bleistift Blitz Brief Bräutigam Delfin Detektiv
m e Dieb Dienstag Donnerstag Durchschnitt Erfolg Feiertag Feigling Feind Film Fisch Flur Freitag Freund Friseur Frühling Föhn
m e Führerschein Geburtstag Gehweg Geldschein Gepard Gewinn Goldfisch Gouverneur Grad Hai Handschuh Hausschuh Helm Herbst Herd
m e Hirsch Hund Impfstoff Ingenieur Instinkt Kalmar Kapitän Keks Klebstoff Kommentar Kompass Konflikt Kopfsalat Kredit Kreis
m e Krieg Kurs König Lachs Landwirt Lippenstift Misserfolg Mittwoch Monat Mond Montag Mord Nachmittag Nachtisch Offizier Ohrring
m e Ort Ozean Pfad Pfeil Pfirsich Pilz Pinguin Pokal Preis Prozess Puls Punkt Rabatt Regenschirm Regisseur Rekord Rest Ring Riss
m e Roman Salat Samstag Schild Schluck Schmetterling Schornstein Schrei Schreibtisch Schritt Schuh Seestern Sekretär
m e Sicherheitsgurt Sieg Sinn Sitz Skorpion Sonntag Spion Standort Stein Stern Stil Strauß Streik Strohhalm Stützpunkt Tag Teich
m e Teil Teppich Termin Thunfisch Tisch Tod Turnschuh Unterschied Urlaub Vampir Verein Verlust Vorort Vulkan Wal Wein Wert Wind
m e Witz Zeichentrickfilm Ziegelstein Zweck Zwilling
m ¨e Albtraum Anfang Anwalt Anzug Arzt Ast Aufzug Ausdruck Ausgang Badeanzug Bahnhof Ball Bart Bauch Bauernhof Baum Blumenstrauß
m ¨e Blumentopf Brauch Briefumschlag Busch Darm Draht Dummkopf Eingang Fahrgast Fall Festumzug Fluch Flug Fluss Friedhof Frosch
m ¨e Fuchs Fuß Gast Gefrierschrank Gegenstand Geruch Grund Hahn Hals Hintergrund Hof Hut Kamm Kleiderschrank Knopf Koch Kopf Korb
m ¨e Kuss Kühlschrank Lebenslauf Markt Notfall Orangensaft Palast Parkplatz Plan Platz Rang Reisepass Reißverschluss Rock
m ¨e Rollstuhl Rucksack Saft Sarg Satz Schaum Schlafsack Schlaganfall Schneesturm Schnurrbart Schwamm Schwanz Schwiegersohn Sohn Sonnenaufgang
m ¨e Sonnenuntergang Spielplatz Spielstand Stall Stamm Stammbaum Strand Strom Stuhl Sturm Supermarkt Tanz Tierarzt Topf Traum Turm
m ¨e Unfall Verband Verkauf Vertrag Vorhang Vorschlag Wasserfall Wasserhahn Weihnachtsbaum Wettkampf Wolf Wunsch Zahn Zahnarzt
m ¨e Zaun Zeitplan Zoll Zug Zustand
m ¨er Mund Rand Regenwurm Wald
m 0 Adler Anführer Apotheker Arbeiter Artikel Ausländer Besen Besitzer Bilderrahmen Briefträger Buchhalter Büffel Bürger
m 0 Bürgermeister Computer Daumen Deckel Dichter Diener Dinosaurier Donner Drachen Drucker Eimer Einkaufswagen Einwohner
m 0 Eiswürfel Elektriker Ellbogen Engel Enkel Esel Fahrer Fehler Fernseher Finger Fischer Flügel Geldbeutel Geschirrspüler
m 0 Gewinner Gärtner Gürtel Hamburger Hamster Haufen Hubschrauber Hummer Hügel Kaiser Kalender Keller Kilometer Kleiderbügel
m 0 Knochen Knöchel Koffer Kragen Krankenpfleger Krankenwagen Krieger Kuchen Kugelschreiber Käse Körper Künstler Lastwagen Lehrer
m 0 Lichtschalter Liebhaber Liter Löffel Lügner Maler Manager Mechaniker Meister Meter Minister Mitarbeiter Mixer Morgen Musiker
m 0 Mörder Mülleimer Nebel Oberschenkel Onkel Ordner Panzer Partner Pinsel Politiker Priester Programmierer Pullover Regenbogen
m 0 Regentropfen Reifen Reiseleiter Reporter Richter Roboter Rücken Samen Schatten Schauspieler Schiedsrichter Schlüssel
m 0 Schneider Schraubenzieher Schriftsteller Schädel Schüler Sender Sessel Sommer Spargel Spiegel Spieler Springbrunnen
m 0 Staubsauger Stiefel Sänger Teebeutel Teelöffel Teenager Teller Tempel Teufel Tiger Tischler Titel Toaster Trainer Vegetarier
m 0 Verkäufer Verlierer Verräter Wasserkocher Wecker Winter Wissenschaftler Wolkenkratzer Wächter Würfel Zahnstocher Ärmel
m 0 Übersetzer
m ¨ Apfel Backofen Boden Briefkasten Bruder Dachboden Faden Fingernagel Flughafen Fußboden Garten Granatapfel Großvater Hafen
m ¨ Hammer Kindergarten Mantel Nagel Regenmantel Schwiegervater Vater Vogel
m n Dorn Motor Muskel Nerv Papagei Pfau Schmerz See Traktor Ventilator Zeh
m s Balkon Bluttest Bonbon Chef Chili Clown Cocktail Cousin Dollar Euro Fan Freizeitpark Friseursalon Gorilla Grill Joghurt
m s Laptop Link Luftballon Nachtclub Panda Papa Park Radiergummi Schal Schock Stau Tornado Waggon Zoo
m weak Affe Architekt Assistent Astronaut Bulle Bär Chirurg Diamant Eisbär Elefant Erbe Experte Fotograf Held Journalist Junge
m weak Kamerad Kollege Krake Kunde Löwe Neffe Patient Pilot Pirat Planet Polizist Prinz Produzent Präsident Rivale Schimpanse Sklave
m weak Soldat Spatz Tourist Vorfahr Welpe Zeuge
m - Alkohol Applaus Atem Baseball Basketball Blumenkohl Brokkoli Champagner Druck Durst Essig Frieden Fußball Geist Geschmack
m - Hagel Handel Hass Himmel Honig Humor Hunger Husten Ingwer Kaffee Karneval Knoblauch Kohl Koriander Krebs Lärm Mais Mut Müll
m - Neid Nieselregen Norden Osten Pfeffer Rat Raub Rauch Regen Reis Respekt Ruhm Sand Sauerstoff Schlamm Schmuck Schnee Schweiß
m - Spinat Sport Stahl Staub Stolz Streit Stress Süden Tau Tee Verkehr Volleyball Weizen Weltraum Westen Zement Zucker Ärger
f ¨e Angst Ankunft Axt Braut Brust Erdnuss Faust Fledermaus Führungskraft Gans Hand Haselnuss Hauptstadt Haut Innenstadt Kokosnuss
f ¨e Kraft Kuh Kunst Macht Maus Nacht Parkbank Stadt Walnuss Wand Wurst
f n Abfahrt Ampel Antwort Arbeit Armbanduhr Art Autobahn Bank Bibliothek Burg Datei Dattel Ehefrau Eisenbahn Fabrik Form Frau
f n Gabel Geburt Gebühr Gefahr Geisel Grammatik Hochzeit Insel Jahreszeit Kartoffel Kiefer Klinik Konferenz Kugel Kultur Leber
f n Leiter Mandel Muschel Nachricht Nadel Oper Person Pflicht Regel Schachtel Schlacht Schulter Schwester Schüssel Spur Steuer
f n Stirn Straßenbahn Struktur Süßkartoffel Tafel Tastatur Temperatur Trommel Tür Türklingel U-Bahn Uniform Unterschrift Wahl
f n Wanduhr Welt Wimper Wurzel Zahl Zeit Zeitschrift Zutat Zwiebel
f ¨ Großmutter Mutter Schwiegermutter Schwiegertochter Tochter
f s App Avocado Band Bar E-Mail Jury Kamera Kiwi Limo Mama Mango Papaya Party Sonnencreme Website
f 0 Jeans Zucchini
f - Arbeitslosigkeit Begeisterung Bildung Biologie Butter Erde Geduld Geografie Gerechtigkeit Gesundheit Gewalt Hölle Intelligenz
f - Jugend Kindheit Kleidung Kommunikation Liebe Luft Luftfeuchtigkeit Lyrik Magie Mathematik Medizin Milch Mitte Mitternacht
f - Musik Natur Neugier Panik Physik Politik Polizei Post Presse Rache Sahne Scham Schweiz Stille Trauer Traurigkeit Türkei
f - Ukraine Umwelt Unterwäsche Vergangenheit Werbung Wut Würde Zukunft
n e Alphabet Bein Beispiel Bier Boot Brot Bücherregal Ding Dokument Dreieck Dutzend Element Experiment Fahrzeug Fell Feuerwerk
n e Flugzeug Formular Frühstück Gas Gebet Gebiet Gedicht Gefühl Gehirn Gericht Geräusch Gerücht Geschenk Geschäft Gesetz Gespräch
n e Getränk Gewehr Gewicht Gewürz Gift Handgelenk Hauptgericht Haustier Heft Heizgerät Jahr Jahrhundert Kamel Kinn Klavier
n e Kompliment Konzept Konzert Kostüm Kreuz Krokodil Königreich Ladegerät Lineal Mal Maultier Medikament Meer Metall Mikrofon
n e Musikinstrument Nilpferd Organ Paar Paket Papier Paradies Pferd Pfund Problem Produkt Projekt Prozent Quadrat Recht Rechteck
n e Regal Reich Reiseziel Rezept Salz Schaf Schicksal Schiff Schuldgefühl Schwein Segelboot Seil Signal Spiel Spielzeug Stockwerk
n e Stück Symbol Symptom System Säugetier Tablett Talent Telefon Tier Tor U-Boot Videospiel Vitamin Vorstellungsgespräch Werkzeug
n e Wildschwein Zelt Ziel Zitat Öl
n er Bild Brett Feld Geschlecht Gesicht Gespenst Kind Kleid Licht Lied Mitglied Nest Schneidebrett Schwert Trinkgeld
n ¨er Armband Blatt Blütenblatt Buch Dach Denkmal Dorf Drehbuch Einmachglas Fahrrad Gehalt Glas Grab Gras Handtuch Haus Holz Horn
n ¨er Huhn Kalb Klebeband Krankenhaus Lamm Land Lehrbuch Lenkrad Loch Motorrad Nashorn Passwort Rad Rathaus Schwimmbad Taschentuch
n ¨er Unkraut Vorhängeschloss Weinglas Wort Wörterbuch
n 0 Abendessen Abenteuer Alter Andenken Arbeitszimmer Badezimmer Bettlaken Bügeleisen Bündel Darlehen Doppelzimmer Einzelzimmer
n 0 Erdbeben Esszimmer Fenster Ferkel Feuer Fieber Fohlen Gebäude Gemälde Gewebe Kapitel Kinderzimmer Kissen Knie Küken
n 0 Lagerfeuer Leben Messer Mittagessen Monster Muster Opfer Orchester Rennen Rätsel Schlafzimmer Theater Thermometer Vergnügen
n 0 Viertel Wohnzimmer Wunder Zimmer
n n Auge Bett Ende Hemd Insekt Interesse Ohr Wochenende
n s Auto Baby Budget Büfett Büro Café Chamäleon Design Feuerwehrauto Fitnessstudio Foto Genie Handy Hobby Hotel Interview Kilo
n s Kino Känguru Model Musical Niveau Parfüm Polizeiauto Radio Reisebüro Restaurant Shampoo Sofa Steak Studio T-Shirt Tablet
n s Tattoo Taxi Training Video Zebra
n - Angeln Argentinien Australien Bargeld Basilikum Bedauern Belgien Benzin Bergsteigen Blut Boxen Brasilien China Deutschland
n - Dänemark Eigentum Einkaufen Eis Eisen Entsetzen Essen Finnland Fleisch Frankreich Geld Gemüse Gepäck Glück Gold Griechenland
n - Großbritannien Gummi Indien Indonesien Internet Irland Israel Italien Japan Kanada Kenia Klima Kolumbien Kuba Lachen Lächeln
n - Malaysia Management Marokko Mehl Mexiko Mineralwasser Mitleid Nepal Neujahr Neuseeland Nigeria Norwegen Obst Pakistan
n - Personal Plastik Polen Popcorn Portugal Publikum Reiten Rindfleisch Ringen Rumänien Russland Saudi-Arabien Schach Schweden
n - Schweinefleisch Schwimmen Selbstvertrauen Silber Skifahren Sonnenlicht Spanien Südafrika Südkorea Thailand Toilettenpapier
n - Tschechien Turnen Ungarn Universum Verlangen Vertrauen Vietnam Wasser Wetter Wissen Ägypten Österreich
`;

/** What follows no class: accusative, dative, genitive, plural; forms of one place are parted by strokes. */
const SINGLE = `
f Ananas Ananas Ananas Ananas Ananas/Ananasse
f Firma Firma Firma Firma Firmen
f Pizza Pizza Pizza Pizza Pizzas/Pizzen
f Zahnpasta Zahnpasta Zahnpasta Zahnpasta Zahnpasten/Zahnpastas
m April April April Aprils/April -
m August August August Augusts/August -
m Bambus Bambus Bambus Bambus/Bambusses -
m Buchstabe Buchstaben Buchstaben Buchstabens Buchstaben
m Bus Bus Bus Busses Busse
m Charakter Charakter Charakter Charakters Charaktere
m Dezember Dezember Dezember Dezembers/Dezember -
m Ehemann Ehemann Ehemann Ehemanns/Ehemannes Ehemänner
m Februar Februar Februar Februars/Februar -
m Feuerwehrmann Feuerwehrmann Feuerwehrmann Feuerwehrmanns/Feuerwehrmannes Feuerwehrleute/Feuerwehrmänner
m Fonds Fonds Fonds Fonds Fonds
m Gedanke Gedanken Gedanken Gedankens Gedanken
m Glaube Glauben Glauben Glaubens -
m Gott Gott Gott Gottes Götter
m Herr Herrn Herrn Herrn Herren
m Irak Irak Irak Irak/Iraks -
m Iran Iran Iran Iran/Irans -
m Januar Januar Januar Januars/Januar -
m Juli Juli Juli Julis/Juli -
m Juni Juni Juni Junis/Juni -
m Kaktus Kaktus Kaktus Kaktus Kakteen
m Kürbis Kürbis Kürbis Kürbisses Kürbisse
m Mai Mai Mai Mais/Mai -
m Mann Mann Mann Mannes/Manns Männer
m März März März März/Märzes -
m Nachbar Nachbarn Nachbarn Nachbarn Nachbarn
m Nachname Nachnamen Nachnamen Nachnamens Nachnamen
m Name Namen Namen Namens Namen
m November November November Novembers/November -
m Oktober Oktober Oktober Oktobers/Oktober -
m Rhythmus Rhythmus Rhythmus Rhythmus Rhythmen
m Schneemann Schneemann Schneemann Schneemanns/Schneemannes Schneemänner
m Seemann Seemann Seemann Seemanns/Seemannes Seeleute/Seemänner
m Senior Senior Senior Seniors Senioren
m September September September Septembers/September -
m Toast Toast Toast Toasts Toasts/Toaste
m Tourismus Tourismus Tourismus Tourismus -
m Weihnachtsmann Weihnachtsmann Weihnachtsmann Weihnachtsmanns/Weihnachtsmannes Weihnachtsmänner
m Zirkus Zirkus Zirkus Zirkus Zirkusse
n Bankkonto Bankkonto Bankkonto Bankkontos Bankkonten
n Datum Datum Datum Datums Daten
n Drama Drama Drama Dramas Dramen
n Ei Ei Ei Eis/Eies Eier
n Einkaufszentrum Einkaufszentrum Einkaufszentrum Einkaufszentrums Einkaufszentren
n Herz Herz Herzen Herzens Herzen
n Individuum Individuum Individuum Individuums Individuen
n Konto Konto Konto Kontos Konten
n Material Material Material Materials Materialien
n Museum Museum Museum Museums Museen
n Risiko Risiko Risiko Risikos Risiken
n Sandwich Sandwich Sandwich Sandwichs/Sandwiches Sandwiches/Sandwichs
n Stadion Stadion Stadion Stadions Stadien
n Tennis Tennis Tennis Tennis -
n Thema Thema Thema Themas Themen
n Tischtennis Tischtennis Tischtennis Tischtennis -
n Virus Virus Virus Virus Viren
n Visum Visum Visum Visums Visa
n Zentrum Zentrum Zentrum Zentrums Zentren
`;

/** Plural alone; what has no dative of its own does not change. */
const PLURALS = 'Haare Leute Meeresfrüchte Möbel Niederlande Zwillinge';

/** Endings that decide the plural, by gender. */
const BY_ENDING: readonly (readonly [gender: string, ending: RegExp, plural: string])[] = [
  ['f', /(?:ung|heit|keit|schaft|ion|tät|in|e)$/, 'n'],
  ['n', /(?:chen|lein)$/, '0'],
  ['f', /nis$/, 'se'],
  ['n', /nis$/, 'se'],
];

/** Short loans whose genitive has no e, and others where it is hardly ever heard. */
const GENITIVE_IN_S = new Set('Bluttest Film Lärm Nerv Schach Spion Sport Streik'.split(' '));

/** The four cases: nominative, accusative, dative, genitive; each with its forms, the usual one first. */
export type Cases = readonly [
  nominative: readonly string[],
  accusative: readonly string[],
  dative: readonly string[],
  genitive: readonly string[],
];

/** The cases of a noun; one of the numbers is undefined where it has none. */
export type NounForms = { singular?: Cases | undefined; plural?: Cases | undefined };

const classes = new Map(
  linesOf(CLASSES).flatMap(line => {
    const [gender, plural = '', ...nouns] = line.split(' ');
    return nouns.map(noun => [`${gender} ${noun}`, plural] as const);
  }),
);

const single = new Map(
  linesOf(SINGLE).map(line => {
    const [gender, noun = '', ...cells] = line.split(' ');
    const [accusative = [], dative = [], genitive = [], plural = []] = cells.map(cell => cell.split('/'));
    const forms: NounForms = {
      singular: [[noun], accusative, dative, genitive],
      plural: plural[0] === '-' ? undefined : pluralCases(plural),
    };
    return [`${gender} ${noun}`, forms] as const;
  }),
);

const plurals = new Set(PLURALS.split(' '));

/**
 * The forms of a taught noun, without articles.
 *
 * @param gender as content/README.md has it
 * @returns undefined for a noun that neither table nor ending decides
 */
export function nounForms(noun: string, gender: string): NounForms | undefined {
  const listed = single.get(`${gender} ${noun}`);
  if (listed !== undefined) return listed;
  if (gender === 'pl') return plurals.has(noun) ? { plural: pluralCases([noun]) } : undefined;
  const plural =
    classes.get(`${gender} ${noun}`) ??
    (noun.includes(' ')
      ? undefined
      : BY_ENDING.find(([whose, ending]) => whose === gender && ending.test(noun))?.[2]);
  if (plural === undefined) return undefined;
  if (plural === 'weak') {
    const others = [noun + (noun.endsWith('e') ? 'n' : 'en')];
    return { singular: [[noun], others, others, others], plural: [others, others, others, others] };
  }
  return {
    singular: [[noun], [noun], [noun], gender === 'f' ? [noun] : genitives(noun, plural)],
    plural: plural === '-' ? undefined : pluralCases([pluralOf(noun, plural)]),
  };
}

function pluralCases(forms: readonly string[]): Cases {
  const dative = forms.map(form => (/(?:e|el|er)$/.test(form) ? `${form}n` : form));
  return [forms, forms, dative, forms];
}

function pluralOf(noun: string, plural: string): string {
  const ending = plural.replace('¨', '');
  const stem = plural.startsWith('¨') ? withUmlaut(noun) : noun;
  if (ending === '0') return stem;
  if (ending !== 'n') return stem + ending;
  if (/in$/.test(noun)) return `${noun}nen`;
  return stem + (/(?:e|el|er)$/.test(noun) ? 'n' : 'en');
}

/** Of Baum bäum, of Vater väter: the last vowel that can change does. */
const withUmlaut = (noun: string) =>
  noun.replace(
    /(au|[aouAOU])(?!.*[aou])/,
    vowel => ({ au: 'äu', a: 'ä', o: 'ö', u: 'ü', A: 'Ä', O: 'Ö', U: 'Ü' })[vowel] ?? vowel,
  );

/** Tages and Tags, Tisches, Abends, Ergebnisses; the ending with e is the usual one in short words, but not after l, h and k. */
function genitives(noun: string, plural: string): readonly string[] {
  if (/nis$/.test(noun)) return [`${noun}ses`];
  if (GENITIVE_IN_S.has(noun) || plural === 's') return [`${noun}s`];
  if (/(?:[sßxz]|sch|[sz]t)$/.test(noun)) return [`${noun}es`];
  const isShort = noun.match(/[aeiouyäöü]+/gi)?.length === 1;
  if (!isShort || /(?:[aeiouyäöü]|[ae]ue[lnr])$/.test(noun)) return [`${noun}s`];
  const both = [`${noun}es`, `${noun}s`];
  return /[lhk]$/.test(noun) ? both.reverse() : both;
}
