type Sent = { head: string; body: string };

/** The text of a letter as it was written: parts told apart, quoted-printable or base64 undone. */
export function letterText(letter: Sent): string {
  return decoded(partsOf(letter).find(({ head }) => !/^content-type: text\/html/im.test(head)) ?? letter);
}

/** Its HTML, empty where it has none. */
export function letterHtml(letter: Sent): string {
  const found = partsOf(letter).find(({ head }) => /^content-type: text\/html/im.test(head));
  return found === undefined ? '' : decoded(found);
}

function partsOf(letter: Sent): Sent[] {
  const boundary = /boundary="?([^";\n]+)/i.exec(letter.head)?.[1];
  if (boundary === undefined) return [letter];
  return letter.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map(part => {
      const [head = '', ...rest] = part.split('\n\n');
      return { head, body: rest.join('\n\n') };
    });
}

function decoded({ head, body }: Sent): string {
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
