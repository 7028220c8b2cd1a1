import { useTranslation } from 'react-i18next';
import { useTestLink } from '../trainers/test-link.ts';
import { DICTIONARY_SOURCE, TEST_TYPES } from '../trainers/test-types.ts';
import { ButtonLink } from '../ui/button.tsx';

/** The three trainers, fed from the dictionary. */
export function TrainLinks() {
  const { t } = useTranslation();
  const testLink = useTestLink();
  return TEST_TYPES.map(testType => (
    <ButtonLink key={testType} to={testLink(testType, DICTIONARY_SOURCE)}>
      {t(`trainers.${testType}`)}
    </ButtonLink>
  ));
}
