/** Wordings that pages of several features load; see kit/with-words.ts. */
export const catalogues = {
  personal: {
    CN: () => import('#core/texts/portal/personal/CN.ts'),
    EN: () => import('#core/texts/portal/personal/EN.ts'),
  },
  application: {
    CN: () => import('#core/texts/portal/application/CN.ts'),
    EN: () => import('#core/texts/portal/application/EN.ts'),
  },
  form: {
    CN: () => import('#core/texts/portal/form/CN.ts'),
    EN: () => import('#core/texts/portal/form/EN.ts'),
  },
  serve: {
    CN: () => import('#core/texts/portal/serve/CN.ts'),
    EN: () => import('#core/texts/portal/serve/EN.ts'),
  },
};
