import { Today } from './today.tsx';

export function LearnerHome() {
  return <Today />;
}
