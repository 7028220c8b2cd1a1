import { Toaster } from '#web/platform/toasts/toaster.tsx';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageCard } from '#web/ui/message-card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RowSkeleton, Skeleton } from '#web/ui/skeleton.tsx';
import { Specimen } from './specimen.tsx';

const DRAWINGS = ['empty', 'error', 'few', 'person', 'lost', 'soon', 'done'] as const;

/** What is said when there is nothing, when something failed and when something was done. */
export function Messages() {
  return (
    <>
      <Specimen name="cards">
        {DRAWINGS.map(drawing => (
          <MessageCard
            key={drawing}
            drawing={drawing}
            title="No words yet"
            text="Open a category and add some."
          >
            <Button look="main">Browse categories</Button>
          </MessageCard>
        ))}
      </Specimen>
      <Specimen name="notices">
        <Notice tone="info" action={{ label: 'Choose', onAct: () => {} }}>
          Both languages are the same.
        </Notice>
        <Notice tone="wrong">That did not work.</Notice>
      </Specimen>
      <Specimen name="skeletons">
        <div className="w-full">
          <RowSkeleton rows={2} />
          <Skeleton rows={1} className="mt-4 h-20" />
        </div>
      </Specimen>
      <Specimen name="toasts">
        <Button onClick={() => showToast('right', 'Word added', () => {})}>Right</Button>
        <Button onClick={() => showToast('wrong', 'Error playing audio')}>Wrong</Button>
        <Button onClick={() => showToast('info', 'You are logged out')}>Info</Button>
      </Specimen>
      <Toaster />
    </>
  );
}
