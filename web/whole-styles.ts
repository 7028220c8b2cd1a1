import { STYLES_OF, WHOLE_STYLES } from '#contract/rendering.ts';

let fetching: Promise<void> | undefined;

/**
 * Fetches the styles of all pages where this one came with those of one page only; undefined where there is nothing to wait for. They
 * have the first ones in them and come after them, so that each rule stands where it does on any other page. Rejects where they
 * do not come; the next call tries again.
 *
 * @param module of a page that is to be shown (`contract/page-modules.ts`)
 */
export function fetchStyles(module?: string): Promise<void> | undefined {
  // The server draws without any.
  if (typeof document === 'undefined') return undefined;
  const first = document.querySelector(`style[${WHOLE_STYLES}]`);
  const file = first?.getAttribute(WHOLE_STYLES);
  if (!file || (module !== undefined && first?.getAttribute(STYLES_OF) === module)) return undefined;
  fetching ??= added(file).catch((error: unknown) => {
    fetching = undefined;
    throw error;
  });
  return fetching;
}

function added(file: string): Promise<void> {
  // For nothing that is shown, until the faces are out of it.
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: file,
    media: 'not all',
  });
  return new Promise((resolve, reject) => {
    const fail = () => {
      link.remove();
      reject(new Error(`${file} did not come`));
    };
    link.onerror = fail;
    link.onload = () => {
      // The login page of a network passes for a sheet without a rule.
      if (!link.sheet?.cssRules.length) return fail();
      dropFaces(link.sheet);
      link.media = 'all';
      resolve();
    };
    document.head.append(link);
  });
}

/** A face that is named a second time is loaded anew, and what is written in it stands in another one for a moment. */
function dropFaces(sheet: CSSStyleSheet): void {
  for (let place = sheet.cssRules.length - 1; place >= 0; place--)
    if (sheet.cssRules[place] instanceof CSSFontFaceRule) sheet.deleteRule(place);
}
