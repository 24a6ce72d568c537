import react from '@vitejs/plugin-react'

/**
 * React Compiler memoizes what renders again and again while a person works: the inbox, and the parts that every screen
 * shares. Everything else renders when its data arrives; there, it would only double the code.
 * See docs/decisions/045-react-compiler-where-it-pays.md.
 */
const compiled = /\/web\/src\/(ui|lib|features\/(comments|replies|triage)|screens\/responses)\//

export const reactPlugin = () => react({ compiler: true, exclude: [/\/node_modules\//, notCompiled] })

const notCompiled = new RegExp(`^(?!.*${compiled.source})`)
