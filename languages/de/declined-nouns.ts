/** Ends of nouns that are declined like adjectives. Those in -er that are not (Arbeiter, Fehler) have no form without their r. */
const ENDS =
  'abgeordneter abhängiger alliierter angeklagter angestellter anwesender arbeitsloser armer ausgestoßener auszubildender beamter beauftragter ' +
  'behinderter bekannter beklagter beschäftigter beteiligter betroffener betrunkener deutscher delegierter dicker ebenbürtiger einheimischer ' +
  'erstgeborener erwachsener flüchtiger freiwilliger fremder gefallener gefangener geistlicher gelehrter geliebter geschworener geächteter ' +
  'gleichaltriger gläubiger heiliger inhaftierter intellektueller jugendlicher jüngerer kleiner kräuterkundiger krimineller minderjähriger ' +
  'obdachloser obergefreiter reisender schaulustiger schuldiger schwuler stehender sterblicher studierender suchender süchtiger toter ' +
  'überlebender untergebener verantwortlicher verbündeter verdächtiger verletzter verlobter verrückter verstorbener vertriebener ' +
  'verurteilter verwandter vorgesetzter vorsitzender wahnsinniger wilder zuständiger älterer ältester ärmster';

const DECLINED = new RegExp(`^\\S*(?:${ENDS.split(' ').join('|')})$`);

/** Under what a noun like *Erwachsener* is found besides: die Erwachsene. */
export function declinedHeads(form: string): readonly string[] {
  return DECLINED.test(form) ? [form.slice(0, -1)] : [];
}
