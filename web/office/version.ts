/** The product's version as the manifest has it (a test compares them). */
export const version = '0.1.0';
