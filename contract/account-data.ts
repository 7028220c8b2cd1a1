import { z } from 'zod';
import { Code, CurrentPassword } from './account.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';

/** The mark and version of an export, for programs that read it. */
export const EXPORT_FORMAT = 'slova-export-1';

export const exportAccount = endpoint({
  method: 'GET',
  path: '/profile/export',
  access: 'user',
  summary:
    'Everything that is kept of the person, by the names of the tables; hashes and secrets are left out',
  reply: z.object({
    format: z.literal(EXPORT_FORMAT),
    exported_at: z.string(),
    tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/profile/delete',
  access: 'user',
  summary: 'Deletes the account and everything that is kept of the person, which cannot be undone',
  body: z.object({ current_password: CurrentPassword, code: Code.optional() }),
  reply: success(z.null()),
});
