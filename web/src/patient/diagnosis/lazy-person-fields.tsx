import { lazyPart } from '../../shell/lazy-part.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import type { PersonFieldsProps } from './person-fields.tsx';

let want!: () => void;
const wanted = new Promise<void>((done) => {
  want = done;
});

/** Loads the fields for who is ill. */
export const wantPersonFields = (): void => want();

/** The fields for who is ill, whose code loads when they are opened. */
export const PersonFields = lazyPart<PersonFieldsProps>(() => import('./person-fields.tsx'), {
  file: 'src/patient/diagnosis/person-fields.tsx',
  sentences: ['assistant-kept'],
  when: () => wanted,
  fallback: <CardSkeletons count={1} />,
});
