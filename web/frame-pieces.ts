// What nearly every page is made of comes in the file of the frame: by itself it would be two requests more, and files that are
// compressed together are a kilobyte smaller. Naming a module here does no more than that, since pages import it anyway.
import './speech/speak-button.tsx';
import './ui/query-view.tsx';
import './ui/use-page-title.ts';
import './words/gender-mark.tsx';
import './words/picture-tile.tsx';
import './words/use-word-forms.ts';
