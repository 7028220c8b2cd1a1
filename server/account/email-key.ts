/** What makes two spellings one mailbox, with one account and one count of logins: neither case nor full-width letters matter. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').toLowerCase();
}
