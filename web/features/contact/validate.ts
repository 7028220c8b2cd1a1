import { EMAIL, LONGEST_EMAIL, LONGEST_MESSAGE, LONGEST_NAME } from '#contract/bounds.ts';
import { lengthProblem, type Problems } from '#web/platform/forms/problems.ts';

export type MessageForm = { name: string; email: string; reason: string; message: string; captcha: string };

/** What is wrong with each field (specification, section 5); empty when nothing is. `sum` is what the captcha asks for. */
export function validateMessage(form: MessageForm, sum: number): Problems<keyof MessageForm> {
  const [name, email, message] = [form.name.trim(), form.email.trim(), form.message.trim()];
  return {
    ...lengthProblem('name', name, LONGEST_NAME),
    ...lengthProblem('email', email, LONGEST_EMAIL),
    ...lengthProblem('message', message, LONGEST_MESSAGE),
    ...(name === '' && { name: 'contact.error_name_required' as const }),
    ...(email === '' && { email: 'contact.error_email_required' as const }),
    ...(email !== '' && !EMAIL.test(email) && { email: 'contact.error_email_invalid' as const }),
    ...(form.reason === '' && { reason: 'contact.error_reason_required' as const }),
    ...(message === '' && { message: 'contact.error_message_required' as const }),
    ...(numberOf(form.captcha) !== sum && { captcha: 'contact.error_captcha_incorrect' as const }),
  };
}

/** The digits of keyboards whose languages have their own: Arabic, Persian, Hindi, Bengali and full-width ones. */
const DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯０１２３４５６７８９';

function numberOf(typed: string): number {
  const digits = typed.trim().replace(/[^\d]/g, digit => {
    const at = DIGITS.indexOf(digit);
    return at === -1 ? digit : String(at % 10);
  });
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
