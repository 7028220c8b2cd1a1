/** The envelope of a call that did what it was asked. */
export function done<Data>(data: Data, message = ''): { success: true; message: string; data: Data } {
  return { success: true, message, data };
}
