export function TabHead({ title, text }: { title: string; text: string }) {
  return (
    <header className="mb-4">
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="text-sm text-pretty text-ink-2">{text}</p>
    </header>
  )
}
