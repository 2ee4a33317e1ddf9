import type { ServerResponse } from 'node:http';
import { serve } from '#tests/support/serve.ts';

/** How the third parties are: `late` answers when it is told to, `absent` breaks each connection off. */
type Mood = 'works' | 'late' | 'broken' | 'absent';

/** What the site takes each script for, in the least that will do. */
const WORKING: Readonly<Record<string, string>> = {
  '/gtm.js': `document.cookie = '_ga=GA1.1.12.34; path=/';
    localStorage.setItem('_gcl_ls', '{}');
    window.containers = (window.containers ?? 0) + 1;
    void fetch(new URL('/g/collect', document.currentScript.src), { mode: 'no-cors' });`,
  '/recaptcha/api.js': `window.grecaptcha = {
      ready: (callback) => callback(),
      execute: (key, { action }) => {
        localStorage.setItem('_grecaptcha', 'a code');
        return Promise.resolve('token of ' + key + ' for ' + action);
      },
    };`,
  '/chat/widget.js': `window.chats = [];
    window.KitChat = {
      init(config) {
        window.chats.push(config);
        const box = document.createElement('aside');
        box.id = 'kit-chat';
        document.body.append(box);
      },
      destroy: () => document.getElementById('kit-chat').remove(),
    };`,
};

const BROKEN: Readonly<Record<string, string>> = {
  '/gtm.js': `window.containers = 1;
    const { dataLayer } = window;
    dataLayer.push = () => { throw new Error('The stand-in is broken'); };
    throw new Error('The stand-in is broken');`,
  '/recaptcha/api.js': `window.grecaptcha = {
      ready: (callback) => callback(),
      execute: () => Promise.reject(new Error('Invalid domain for site key')),
    };`,
  '/chat/widget.js': `window.KitChat = {
      init: () => { window.chats = []; throw new Error('The stand-in is broken'); },
      destroy: () => { throw new Error('The stand-in is broken'); },
    };`,
};

/** The tag manager, the check against robots, the chat, and the provider that takes the forms: all on one origin. */
export async function createThirdParties() {
  let mood: Mood = 'works';
  let held: (() => void)[] = [];
  const asked: string[] = [];
  const posts: { readonly path: string; readonly body: string }[] = [];

  const answer = (res: ServerResponse, path: string) => {
    const script = (mood === 'broken' ? BROKEN : WORKING)[path];
    res.writeHead(script === undefined ? 204 : 200, { 'Content-Type': 'text/javascript' }).end(script);
  };
  const server = await serve((req, res) => {
    const url = req.url ?? '';
    if (req.method === 'POST') {
      const chunks: Buffer[] = [];
      req.on('data', (chunk: Buffer) => chunks.push(chunk));
      req.on('end', () => {
        posts.push({ path: url, body: Buffer.concat(chunks).toString() });
        res.writeHead(201).end('{}');
      });
      return;
    }
    asked.push(url);
    const [path = ''] = url.split('?');
    if (mood === 'absent') req.socket.destroy();
    else if (mood === 'late') held.push(() => answer(res, path));
    else answer(res, path);
  });
  return {
    origin: server.origin,
    /** What browsers asked for, in order. */
    asked,
    /** The forms that the provider was handed. */
    posts,
    /** Forgets what was asked, and is from now on as it is told. */
    turn(next: Mood) {
      mood = next;
      asked.length = 0;
      posts.length = 0;
    },
    /** Answers what waits. */
    release() {
      mood = 'works';
      for (const go of held) go();
      held = [];
    },
    close: () => server.close(),
  };
}
