const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s*[,\n]\s*/));

/** Taught as verbs, and they bend as adjectives do: 아픈, not 아프는. */
export const DESCRIPTIVE = words('필요하다, 아프다, 받을 만하다');
/** Taught as adjectives, and they bend as verbs do: 맞는다, 젖는다. */
export const PROCESS = words(`
맞다, 틀리다, 젖다, 마르다, 웃기다, 준비되다, 늙다, 눈이 멀다, 보이지 않다, 미치다, 꽉 끼다, 화나다, 놀라다
걱정되다, 긴장되다, 실망하다, 만족하다
`);
/** Hardly anybody is told to do it, or does it of their own will. */
export const HAS_NO_COMMAND = words(`
지속되다, 늘다, 줄어들다, 터지다, 무너지다, 바래다, 들리다, 시작되다, 끝나다, 보이다, 사라지다, 존재하다, 피가 나다, 끓다
태어나다, 비용이 들다, 걸리다, 빛나다, 녹다, 얼다, 실패하다, 기절하다, 재채기하다, 미끄러지다, 고통받다, 빚지다, 피다, 의미하다
알다, 충돌하다, 진보하다, 길을 잃다, 잃어버리다, 놓치다, 무서워하다, 죽다, 토하다, 더 좋아하다, 좋아하다, 미워하다, 원하다, 바라다
`);
/** Its opposite is another word: 모르다, 아니다. */
export const HAS_NO_NEGATIVE = words('알다, 사실이다');
/** Said in the past alone (잘생겼다), met in one form (야심 찬), a part of other words (이다, 해야 하다), or of more words than the reader puts together. */
export const LEFT_OUT = words(
  '잘생기다, 못생기다, 야심 차다, 이다, 해야 하다, 깊은 인상을 주다, 귀가 들리지 않다, 믿을 수 없다',
);
