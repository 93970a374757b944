import type { KnownAnswers } from '#core/forms/known-answers.ts';
import type { Form } from '#core/forms/section.ts';
import type { ActorScope } from '#server/scope.ts';

/** What a room knows of the caller that a form may be filled in with; what is best known comes first. */
export type AnswerSource = (scope: ActorScope, form: Form) => Promise<readonly KnownAnswers[]>;
