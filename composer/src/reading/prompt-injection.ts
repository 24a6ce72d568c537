/** Whether a comment addresses an AI instead of the shop. If so, the reply responds only to its stars. */
export function isPromptInjection(comment: string): boolean {
  return strongOrder.test(comment)
}

const strongOrder =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,40}\b(?:instructions?|rules|prompts?|guidelines)\b|\b(?:system prompt|developer mode|jailbreak)\b|\bignorier\p{L}*\b[^.!?\n]{0,40}\banweisung|\bignor[ea]\p{L}*\b[^.!?\n]{0,40}\b(?:instructions|instrucciones|istruzioni|instruções|consignes)\b|(?:指示|命令)を?(?:すべて)?無視|忽略.{0,10}指令/iu
