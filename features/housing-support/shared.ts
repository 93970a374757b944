/** The programme's code, as in its calls. */
export const housingCode = 'housingSupportApply';
