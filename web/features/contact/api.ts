import type { sendMessage } from '#contract/contact.ts';
import type { Call } from '#contract/endpoint.ts';
import { call } from '#web/platform/http/http.ts';

type Message = Call<typeof sendMessage>['body'];

/** Leaves a message with the people who run the server; throws ApiError. */
export async function leaveMessage(message: Message): Promise<void> {
  await call<typeof sendMessage>('POST', '/contact/send-message', { body: message });
}
