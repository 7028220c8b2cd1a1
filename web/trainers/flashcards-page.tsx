import { useEffect } from 'react';
import { stopSpeaking } from '../speech/player.ts';
import { Flashcard } from './flashcard.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { type QuestionProps, TestScreen } from './test-screen.tsx';

export function FlashcardsPage() {
  return <TestScreen testType="flashcards" questions={Flashcards} />;
}

function Flashcards({ session, act }: QuestionProps) {
  useEffect(() => stopSpeaking, []);
  return (
    <div className="flex flex-1 flex-col">
      <Scoreboard session={session} />
      <Flashcard
        key={session.index}
        word={session.word}
        isShown={session.isShown}
        onShow={() => act({ kind: 'show' })}
        onNext={() => act({ kind: 'goOn' })}
      />
    </div>
  );
}
