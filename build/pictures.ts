import type { Plugin } from 'vite';
import { PICTURES_FOLDER } from '../contract/pictures.ts';
import { drawPicture } from '../scripts/pictures.ts';

/** Draws pictures for `npm run dev` as they are asked for; for everybody else the build of the content writes them. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(PICTURES_FOLDER, (request, response, next) => {
        const name = /^\/([0-9a-f-]+)\.svg$/.exec(request.url ?? '')?.[1];
        const picture = name && drawPicture(emojiOf(name));
        if (!picture) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(picture);
      });
    },
  };
}

function emojiOf(name: string): string {
  return String.fromCodePoint(...name.split('-').map(character => Number.parseInt(character, 16)));
}
