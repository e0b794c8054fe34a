// mcs does not accept an asynchronous Main as an entry point.
public static class Entry
{
  public static void Main()
  {
    Program.Main().GetAwaiter().GetResult();
  }
}
