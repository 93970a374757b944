import { Navigate } from 'react-router';

/** A new question: the form over the bank. */
export function AddQuestion() {
  return <Navigate replace to="/question?new=1" />;
}

/** A new questionnaire: the form over its list. */
export function AddQuest() {
  return <Navigate replace to="/textbook/quest?new=1" />;
}
