/** Days after which work that nobody came back to is forgotten. */
export const keptDays = 30;
