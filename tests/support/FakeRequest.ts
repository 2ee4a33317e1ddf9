/** An `XMLHttpRequest` that a test answers. */
export class FakeRequest {
  static all: FakeRequest[] = [];

  /** @throws when nothing was sent */
  static last(): FakeRequest {
    const request = FakeRequest.all.at(-1);
    if (!request) throw new Error('Nothing was sent');
    return request;
  }

  method = '';
  url = '';
  status = 0;
  responseText = '';
  timeout = 0;
  body = new FormData();
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;

  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  send(body: FormData) {
    this.body = body;
    FakeRequest.all.push(this);
  }

  abort() {
    this.onabort?.();
  }

  /** @param answer sent as JSON, or as it is when it is a text */
  answer(status: number, answer: unknown) {
    this.status = status;
    this.responseText = typeof answer === 'string' ? answer : JSON.stringify(answer);
    this.onload?.();
  }
}
