import { compact } from '../words/compact.ts'

/** Whether a comment addresses an AI instead of the shop. If so, the reply responds only to its stars. */
export function isPromptInjection(comment: string): boolean {
  return strongOrder.test(comment)
}

const strongOrder = compact(
  /^\s*(?:system|assistant|developer)\s*:|\byou are now (?:in |an? |the )?(?:\w+ )?(?:admin|developer|debug|maintenance|unrestricted|assistant|chatbot)\b|\b(?:reply|respond|answer) only with\b|\b(?:antworte|antworten sie) nur mit\b|\bréponds? uniquement (?:par|avec)\b|\bresponde (?:solo|únicamente) con\b|\brispondi (?:solo|soltanto) con\b|\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,40}\b(?:instructions?|rules|prompts?|guidelines)\b|\b(?:system prompt|developer mode|jailbreak)\b|\bignorier\p{L}*\b[^.!?\n]{0,40}\banweisung|\bignor[ea]\p{L}*\b[^.!?\n]{0,40}\b(?:instructions|instrucciones|istruzioni|instruções|consignes)\b|(?:指示|命令)を?(?:すべて)?無視|忽略.{0,10}指令/iu,
)
