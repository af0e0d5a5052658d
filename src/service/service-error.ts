import { StoreUnavailable } from './store/store.ts';

/** The codes of `components.schemas.Error` in `openapi.yaml`, with the status that goes with each. */
const statuses = {
  invalid_body: 400,
  unauthorized: 401,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
} as const;

type ErrorCode = keyof typeof statuses;

/** A call that does not succeed. Its message is for the caller. */
export class ServiceError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }

  /** The HTTP status that says it. */
  get statusCode(): number {
    return statuses[this.code];
  }

  /** The response's body. */
  toBody(): { readonly success: 0; readonly error: { readonly code: ErrorCode; readonly message: string } } {
    return { success: 0, error: { code: this.code, message: this.message } };
  }
}

/** What the web framework found wrong with a request, or what failed, as the caller is told it. */
export function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof StoreUnavailable)
    return new ServiceError('unavailable', 'The storage does not answer. Try again later.');
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new ServiceError('body_too_large', 'The body is too large.');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new ServiceError(
      'invalid_body',
      'Send the body with the header "Content-Type: application/json".',
    );
  if (statusCode === 400) return new ServiceError('invalid_body', 'The body cannot be read.');
  return new ServiceError('internal_error', 'The service failed.');
}
