import { Controls } from './controls.tsx';
import { Messages } from './messages.tsx';
import { Shapes } from './shapes.tsx';
import { Signs } from './signs.tsx';
import { Voices } from './voices.tsx';

export function Gallery() {
  return (
    <main className="mx-auto max-w-page px-5 py-10 sm:px-8">
      <h1 lang="en" className="head mb-6 text-3xl sm:text-4xl">
        Components
      </h1>
      <Voices />
      <Controls />
      <Signs />
      <Shapes />
      <Messages />
    </main>
  );
}
