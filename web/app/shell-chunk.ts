// What nearly every page is made of comes in the file of the frame: by itself it would be two requests more, and files that are
// compressed together are a kilobyte smaller. Naming a module here does no more than that, since pages import it anyway.
import '#web/vocabulary/speech/speak-button.tsx';
import '#web/platform/query-view/query-view.tsx';
import '#web/platform/router/use-page-title.ts';
import '#web/vocabulary/words/gender-mark.tsx';
import '#web/vocabulary/words/picture-tile.tsx';
import '#web/vocabulary/words/use-word-forms.ts';
