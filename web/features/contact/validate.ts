import { EMAIL } from '#contract/bounds.ts';

export type MessageForm = { name: string; email: string; reason: string; message: string; captcha: string };
export type Problem =
  | 'error_name_required'
  | 'error_email_required'
  | 'error_email_invalid'
  | 'error_reason_required'
  | 'error_message_required'
  | 'error_captcha_incorrect';

/** What is wrong with each field (specification, section 5); empty when nothing is. `sum` is what the captcha asks for. */
export function validateMessage(form: MessageForm, sum: number): Partial<Record<keyof MessageForm, Problem>> {
  const email = form.email.trim();
  return {
    ...(form.name.trim() === '' && { name: 'error_name_required' as const }),
    ...(email === '' && { email: 'error_email_required' as const }),
    ...(email !== '' && !EMAIL.test(email) && { email: 'error_email_invalid' as const }),
    ...(form.reason === '' && { reason: 'error_reason_required' as const }),
    ...(form.message.trim() === '' && { message: 'error_message_required' as const }),
    ...(numberOf(form.captcha) !== sum && { captcha: 'error_captcha_incorrect' as const }),
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
