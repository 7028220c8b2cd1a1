/** The words of a list, parted by spaces. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** Words with forms of theirs, parted by slashes: `двері/дверима/дверми`. */
export function wordForms(list: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    list
      .trim()
      .split(/\s+/)
      .map(entry => {
        const [word = '', ...forms] = entry.split('/');
        return [word, forms] as const;
      }),
  );
}

/** Words with one form each: `вести/вів`. */
export function wordForm(list: string): ReadonlyMap<string, string> {
  return new Map([...wordForms(list)].map(([word, [form = '']]) => [word, form]));
}
