/** What is offered when the widget is not there. */
export default function HelpPage() {
  return <h1>Ayuda</h1>;
}
