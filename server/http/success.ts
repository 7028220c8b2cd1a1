/** The envelope of a call that did what it was asked. */
export function done<Data>(data: Data, message = ''): { success: true; message: string; data: Data } {
  return { success: true, message, data };
}

/** Text that is JSON already, put together from pieces that were made once. */
export class JsonText {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** The same envelope around data that is JSON already. */
export function doneJson(data: string): JsonText {
  return new JsonText(`{"success":true,"message":"","data":${data}}`);
}
