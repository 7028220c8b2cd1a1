const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s*[、\n]\s*/));

/** Adjectives that have な before a noun. */
export const NA_ADJECTIVES = words(`
簡単、清潔、重要、退屈、裕福、平ら、静か、新鮮、危険、安全、健康、有名、変、特別、不可能、快適、現代的、巨大、専門的、財政的、商業的、正直、失礼
勇敢、怠惰、勤勉、内気、真面目、陽気、好奇心旺盛、頑固、自分勝手、公平、忠実、創造的、繊細、楽観的、野心的、残酷、傲慢、フレンドリー
エネルギッシュ、カラフル、まっすぐ、透明、違法、確か、不幸、ハンサム、魅力的、強力、穏やか、賢明、天才的、有能、愚か、奇妙、優秀、無力、不安
邪悪、自由、可能、必要、単純、複雑、完璧、正確、滑らか、純粋、最終的、私的、国際的、社会的、貴重、具体的、実用的、規則的、一時的、心配、満足
身体的、精神的、神聖、古典的、欲張り、好き、きれい、ばか、素敵、プライベート
`);
/** Those that are seldom or otherwise used as adverbs: 好きに is as one likes. */
export const NO_ADVERB = words('心配、欲張り、好き、ばか');

/** Taught as adjectives. */
export const IS_VERB = words('違う、役に立つ');

/** Verbs of what happens, and of states: nobody is told to do it, and nobody can. */
export const INVOLUNTARY = words(`
起こる、現れる、消える、続く、増える、存在する、縮む、破裂する、崩れる、色あせる、できる、聞こえる、始まる、要る、目が覚める、生まれる、痛む
出血する、苦しむ、気絶する、沸く、分かる、育つ、咲く、費用がかかる、かかる、鳴る、道に迷う、吹く、溶ける、凍る、意味する、値する、衝突する
くしゃみをする、失敗する、回復する、含む、進歩する、違う、役に立つ、いらいらさせる、がっかりさせる、怖がる、割れる、血が出る
`);
/** Never going on: a state already, or a trial. */
export const NO_PROGRESSIVE = words('要る、値する、取っておく、やってみる');
/** Where one does not say that it is not going on: 知らない, not 知っていない. */
export const NO_NEGATIVE_PROGRESSIVE = words('知る');
/** What one can do is said otherwise: 知ることができる. */
export const NO_ABILITY = words('知る、慣れる、心配する、罰する');
/** Has no passive of its own, or one that is not agreed on: 罰せられる, 罰される. */
export const NO_VOICE = words(
  'なる、横になる、もらう、あげる、生きる、ふりをする、やってみる、取っておく、罰する',
);
/** Words of grammar, what bends in its own way, and 知っている, whose negative is 知らない. */
export const LEFT_OUT = words('である、なければならない、べきだ、ようだ、いっぱい、知っている、借りがある');
