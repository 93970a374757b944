import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { Contract, InputOf, OutputOf } from '#core/contracts/contract.ts';
import { type CallError, call } from './call.ts';
import { invalidate, type Manner } from './query.ts';

/** Options of a mutation and of the call; the contracts in `invalidates` are read again after success. */
export type UseSendOptions<C extends Contract> = Manner & { readonly invalidates?: readonly Contract[] } & Omit<
    UseMutationOptions<OutputOf<C>, CallError, InputOf<C>>,
    'mutationFn'
  >;

/** Writes by a contract: `mutate` or `mutateAsync` with the input. */
export function useSend<const C extends Contract>(
  contract: C,
  options: UseSendOptions<C> = {},
): UseMutationResult<OutputOf<C>, CallError, InputOf<C>> {
  const { quiet, reauthenticate, invalidates = [], onSuccess, ...rest } = options;
  return useMutation({
    ...rest,
    mutationFn: (input: InputOf<C>) => call(contract, input, { quiet, reauthenticate }),
    onSuccess: async (...answered) => {
      await onSuccess?.(...answered);
      for (const read of invalidates) void invalidate(read);
    },
  });
}
