import type { sendMessage } from '#contract/contact.ts';
import type { Call } from '#contract/endpoint.ts';
import { call } from '../http.ts';

type Message = Call<typeof sendMessage>['body'];

/** Specification, section 3; the names are what is sent. */
export const REASONS = [
  'Proposal',
  'Complaint',
  'Report error',
  'Other',
] as const satisfies Message['reason'][];

/** Leaves a message with the people who run the server; throws ApiError. */
export async function leaveMessage(message: Message): Promise<void> {
  await call<typeof sendMessage>('POST', '/contact/send-message', { body: message });
}
