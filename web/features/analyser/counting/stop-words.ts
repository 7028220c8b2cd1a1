/**
 * Words that every English text is full of: articles, pronouns, auxiliaries and prepositions, with their contractions
 * (specification, section 5). Left in the count are conjunctions and adverbs, which the specification does not name, and
 * words that are more often something else (one, like, need, past), since those are worth learning.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `
  a an the

  i me my mine myself you your yours yourself yourselves he him his himself she her hers herself it its itself
  we us our ours ourselves they them their theirs themselves oneself
  this that these those who whom whose which what whoever whomever whatever whichever
  all another any anybody anyone anything both each either everybody everyone everything neither nobody none nothing
  other others some somebody someone something such

  be am is are was were been being have has had having do does did doing
  will would shall should can could cannot may might must ought

  about above across after against along among around at before behind below beneath beside between beyond by despite
  down during except for from in inside into near of off on onto out outside over per since through throughout till to
  toward towards under underneath until up upon via with within without

  i'm i've i'd i'll you're you've you'd you'll he's he'd he'll she's she'd she'll it's it'd it'll
  we're we've we'd we'll they're they've they'd they'll that's that'd that'll there's who's who'd who'll what's let's
  isn't aren't wasn't weren't haven't hasn't hadn't don't doesn't didn't won't wouldn't shan't shouldn't can't couldn't
  mightn't mustn't oughtn't ain't
  `
    .trim()
    .split(/\s+/),
);
