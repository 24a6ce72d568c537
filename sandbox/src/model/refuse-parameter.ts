export interface RefusedParameter {
  message: string
  param: string
  code: string
}

/**
 * Errors of OpenAI's gpt-5 and o models about older parameters, a single error at a time. Wording as reported in
 * github.com/vercel/ai/issues/7863 and github.com/sst/opencode/issues/5421.
 */
export function refuseParameter(fields: Record<string, unknown>): RefusedParameter | null {
  if (fields['max_tokens'] !== undefined && fields['max_tokens'] !== null)
    return {
      message:
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      param: 'max_tokens',
      code: 'unsupported_parameter',
    }
  const temperature = fields['temperature'] ?? 1
  if (temperature === 1) return null
  return {
    message: `Unsupported value: 'temperature' does not support ${JSON.stringify(temperature)} with this model. Only the default (1) value is supported.`,
    param: 'temperature',
    code: 'unsupported_value',
  }
}
