/** Wordings that pages of several features load; see kit/with-words.ts. */
export const catalogues = {
  personal: {
    CN: () => import('#features/accounts/texts/personal/CN.ts'),
    EN: () => import('#features/accounts/texts/personal/EN.ts'),
  },
  application: {
    CN: () => import('#features/casework/texts/application/CN.ts'),
    EN: () => import('#features/casework/texts/application/EN.ts'),
  },
  form: {
    CN: () => import('#core/texts/form/CN.ts'),
    EN: () => import('#core/texts/form/EN.ts'),
  },
  serve: {
    CN: () => import('#features/casework/texts/serve/CN.ts'),
    EN: () => import('#features/casework/texts/serve/EN.ts'),
  },
};
