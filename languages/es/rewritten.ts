const UNSTRESSED = '(?<!ˈ[^aeiouˈ]*)';
const ONSET = '[pbtdkɡfβðɣ][lɾ]|tʃ|[bdfɡklmnprstxzβðɣʝɲɾ]';

/** What the engine reads otherwise than Latin Americans speak, or writes otherwise than dictionaries; applied in order. */
export const SPANISH_REWRITTEN: readonly (readonly [RegExp, string])[] = [
  [/jˈj/g, 'ˈʝ'],
  [/jj|dʒ/g, 'ʝ'],
  [/n(?=ˈ?k)/g, 'ŋ'],
  [/m(?=ˈ?f)/g, 'n'],
  [/(?<=lˈ?)ð/g, 'd'],
  [new RegExp(`${UNSTRESSED}(?<=[rɾ])i(?=ˈ?[aeo])`, 'g'), 'j'],
  [new RegExp(`${UNSTRESSED}(?<=[rɾɣɡ])u(?=ˈ?[aeio])`, 'g'), 'w'],
  // A glide belongs to the consonant before it.
  [new RegExp(`(${ONSET})([jw])ˈ`, 'g'), 'ˈ$1$2'],
  [new RegExp(`(${ONSET})ˈ([jw])`, 'g'), 'ˈ$1$2'],
];
