/** Why a request was refused; goes to the log, never to the sender. */
export type FaultReason =
  | 'base64url'
  | 'clear-credential'
  | 'clear-fields'
  | 'digest'
  | 'encoding'
  | 'field-form'
  | 'field-missing'
  | 'field-repeated'
  | 'name'
  | 'path'
  | 'point'
  | 'reserved-inside'
  | 'seal'
  | 'too-long'
  | 'too-many'
  | 'unexpected-seal'
  | 'version';

/** The one error of the protocol: `reason` is a fixed word, `field` the name of the field concerned (never its value). */
export class WireFault extends Error {
  override name = 'WireFault';
  readonly reason: FaultReason;
  readonly field: string | undefined;

  constructor(reason: FaultReason, field?: string) {
    super(field === undefined ? `wire: ${reason}` : `wire: ${reason} (${field})`);
    this.reason = reason;
    this.field = field;
  }

  /** The public envelope code: 108 reload, 109 clear credential, 105 for everything else. */
  get code(): 105 | 108 | 109 {
    if (this.reason === 'version') return 108;
    return this.reason === 'clear-credential' ? 109 : 105;
  }
}
