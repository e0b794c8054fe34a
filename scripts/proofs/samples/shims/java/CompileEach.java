import java.io.File;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Compiles the Main.java of each folder in one virtual machine: starting one for each would take most of the time. */
public class CompileEach {
  public static void main(String[] arguments) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    int failures = 0;
    for (int index = 1; index < arguments.length; index++) {
      String folder = arguments[index];
      String source = folder + File.separator + "Main.java";
      failures +=
          compiler.run(null, null, null, "-encoding", "UTF-8", "-cp", arguments[0], "-d", folder, source);
    }
    System.exit(failures == 0 ? 0 : 1);
  }
}
