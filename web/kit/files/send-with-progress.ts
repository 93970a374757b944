import { callTimeout } from '#web/kit/call/transport.ts';

type Carry = (address: string, init: RequestInit) => Promise<Response>;

/** A way to send that tells how many bytes have left, which fetch cannot; it gives up when nothing moves for as long as a call may take. */
export function sendWithProgress(onSent: (bytes: number) => void): Carry | undefined {
  if (typeof XMLHttpRequest === 'undefined') return undefined;
  return (address, { method = 'POST', body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const stop = () => request.abort();
      let timer = setTimeout(stop, callTimeout);
      request.upload.onprogress = ({ loaded }) => {
        clearTimeout(timer);
        timer = setTimeout(stop, callTimeout);
        onSent(loaded);
      };
      request.onloadend = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
        const { status, responseText } = request;
        if (status === 0) return reject(new TypeError('no answer'));
        resolve(new Response(isEmpty(status) ? null : responseText, { status, headers: headersOf(request) }));
      };
      signal?.addEventListener('abort', stop, { once: true });
      request.open(method, address);
      request.send(body as FormData);
    });
}

/** Responses of these may have no body. */
function isEmpty(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const [name, value] = line.split(/:\s*(.*)/s);
    if (name && value) headers.append(name, value);
  }
  return headers;
}
