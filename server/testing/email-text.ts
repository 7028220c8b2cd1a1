type Sent = { head: string; body: string };

/** The text of an e-mail as it was written: parts separated, quoted-printable or base64 undone. */
export function emailText(email: Sent): string {
  return decoded(partsOf(email).find(({ head }) => !/^content-type: text\/html/im.test(head)) ?? email);
}

/** Its HTML, empty where it has none. */
export function emailHtml(email: Sent): string {
  const found = partsOf(email).find(({ head }) => /^content-type: text\/html/im.test(head));
  return found === undefined ? '' : decoded(found);
}

function partsOf(email: Sent): Sent[] {
  const boundary = /boundary="?([^";\n]+)/i.exec(email.head)?.[1];
  if (boundary === undefined) return [email];
  return email.body
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
